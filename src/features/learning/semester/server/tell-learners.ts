import { sql } from 'drizzle-orm'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { Tx } from '#src/server/database/db.ts'
import { dayWords } from '#src/server/day-words.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { daysChanged } from './messages-text.ts'

/** Reads the days of a semester as its learners know them. */
export async function readDays(tx: Tx, semesterId: number): Promise<string> {
  const { rows } = await tx.execute<{ days: unknown }>(sql`
    select jsonb_build_array(s.starts_on, s.ends_on, (
      select jsonb_agg(jsonb_build_array(w.chapter_id, w.opens_on) order by w.chapter_id)
      from course_semester_weeks w where w.semester_id = s.id)) as days
    from course_semesters s where s.id = ${semesterId}`)
  return JSON.stringify(rows[0]?.days)
}

/** Enqueues the messages of a change, because a semester may have thousands of learners. */
export const tellLater = (tx: Tx, { jobs }: Pick<Kernel, 'jobs'>, semesterId: number) =>
  jobs.enqueue(tx, tellLearners.name, { semesterId, change: crypto.randomUUID() })

const batch = 200

/**
 * Sends a message to each learner of a semester whose days have changed. A repeated run sends nothing twice, because
 * each message carries the key of the change.
 */
export const tellLearners: Job = {
  name: 'semester-days-changed',
  options: { timeout: 600 },
  async run({ db, messages }, { semesterId, change }: { semesterId: number; change: string }) {
    const { rows } = await db.execute<{
      name: string
      nameEn: string | null
      startsOn: string
      endsOn: string
      course: string
      courseEn: string | null
    }>(sql`
      select s.name, s.name_en as "nameEn", s.starts_on as "startsOn", s.ends_on as "endsOn",
        c.name as course, c.name_en as "courseEn"
      from course_semesters s join courses c on c.id = s.course_id where s.id = ${semesterId}`)
    const [found] = rows
    if (!found) return
    const words = daysChanged({
      course: { zh: found.course, en: found.courseEn || found.course },
      semester: { zh: found.name, en: found.nameEn || found.name },
      from: dayWords(new Date(found.startsOn)),
      until: dayWords(new Date(found.endsOn)),
    })
    for (let last = 0; ;) {
      const { rows: learners } = await db.execute<{ userId: number }>(sql`
        select user_id as "userId" from course_learners
        where semester_id = ${semesterId} and user_id > ${last} order by user_id limit ${batch}`)
      await db.transaction(async (tx) => {
        for (const { userId } of learners)
          await messages.send(tx, {
            ...{ ...words, userId, kind: 'course', weight: 'important' },
            link: coursePaths.semester(semesterId),
            key: `semester:${semesterId}:${change}`,
          })
      })
      if (learners.length < batch) return
      last = learners.at(-1)!.userId
    }
  },
}
