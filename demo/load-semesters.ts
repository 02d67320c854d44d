import { sql } from 'drizzle-orm'
import { liveChapters } from '#src/features/learning/course/server/live-rows.ts'
import { writeSemester } from '#src/features/learning/course/server/write-semester.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import type { DemoSemester } from './types.ts'

export interface LoadedSemester {
  semesterId: number
  endsOn: string
}

/** Loads the semesters of a course with their enrolment and pace. */
export async function loadSemesters(
  tx: Tx,
  courseId: number,
  semesters: readonly DemoSemester[],
): Promise<LoadedSemester[]> {
  const { rows: chapters } = await tx.execute<{ chapterId: number }>(sql`
    select c.id as "chapterId" from ${liveChapters} c
    where c.course_id = ${courseId} and c.parent_id is null order by c.position, c.id`)
  const on = (days: number) => addDays(schoolDay(), days)
  const loaded: LoadedSemester[] = []
  for (const { name, startsInDays, lengthDays, enrolsInDays, weeksPerChapter = 0 } of semesters) {
    const endsOn = on(startsInDays + lengthDays)
    const opening = chapters.map(({ chapterId }, at) => ({
      chapterId,
      opensOn: on(startsInDays + at * weeksPerChapter * 7),
    }))
    const semesterId = await writeSemester(tx, courseId, null, {
      ...{ name: name.zh, nameEn: name.en, startsOn: on(startsInDays), endsOn },
      enrolFrom: enrolsInDays ? on(enrolsInDays[0]) : null,
      enrolUntil: enrolsInDays ? on(enrolsInDays[1]) : null,
      weeks: weeksPerChapter > 0 ? opening.slice(1) : [],
    })
    loaded.push({ semesterId, endsOn })
  }
  return loaded
}

/** Returns the semester that a learner who joins on a day enters; null for a course without. */
export const semesterOn = (semesters: readonly LoadedSemester[], moment: Date): number | null =>
  (semesters.find(({ endsOn }) => endsOn >= schoolDay(moment)) ?? semesters.at(-1))?.semesterId ??
  null
