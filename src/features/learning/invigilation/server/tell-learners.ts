import { sql } from 'drizzle-orm'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import { isMissing } from './is-missing.ts'
import { quizMessages } from './messages-text.ts'

export interface Told {
  quizId: number
  about: keyof typeof quizMessages
  /** Milliseconds since 1970. */
  at: number
  /** Where the act concerns some learners alone: a make-up, or attempts that are given back. */
  some?: { userIds: number[]; opensAt?: string; closesAt: string; reason?: string }
}

interface Place extends Record<string, unknown> {
  courseId: number
  itemId: number
  kind: CourseKind
  zh: string
  en: string
  showsMarks: boolean
  /** The last act that marked answers again; 0: none. */
  remarkingId: number
}

/** Sends a message about a quiz to each learner that it concerns, after the act that it tells of. */
export const tellJob: Job = {
  name: 'quiz-tell-learners',
  options: { retries: 1 },
  run: (kernel, data: Told) => tell(kernel, data),
}

async function tell({ db, messages }: Kernel, { quizId, about, at, some }: Told): Promise<void> {
  const { rows } = await db.execute<Place>(sql`
    select i.course_id as "courseId", i.id as "itemId", c.kind, i.name as zh,
      coalesce(nullif(i.name_en, ''), i.name) as en, ${marksVisible} as "showsMarks",
      coalesce((select max(r.id) from remarkings r where r.quiz_id = q.id), 0) as "remarkingId"
    from ${liveItems} i join courses c on c.id = i.course_id join quizzes q on q.id = i.quiz_id
    where i.quiz_id = ${quizId} limit 1`)
  const [place] = rows
  if (!place) return
  const done = sql`exists (select from quiz_attempts a where a.quiz_id = ${quizId}
    and a.user_id = l.user_id and a.status = 'handedIn' and not a.trial)`
  const chosen = sql`l.user_id = any(${sql.param(some?.userIds ?? [])}::int[])`
  const concerned = {
    ...{ marks: done, keys: done, reminder: isMissing(quizId, sql`l.user_id`) },
    ...{ makeUp: chosen, givenBack: chosen },
  }
  const { rows: people } = await db.execute<{ userId: number }>(sql`
    select l.user_id as "userId" from course_learners l
    where l.course_id = ${place.courseId} and ${concerned[about]}
    order by l.user_id`)
  const clock = (moment: string | undefined) => (moment === undefined ? '' : sayMoment(moment))
  const words = quizMessages[about](place, {
    ...{ from: clock(some?.opensAt), until: clock(some?.closesAt), reason: some?.reason ?? '' },
  })
  const link = studyPaths.study(place.kind, place.courseId, place.itemId)
  // A job may run twice, and a release may be withdrawn and made again: it is told again if answers were marked again.
  const { remarkingId } = place
  const again = { marks: remarkingId, keys: 0, reminder: at, makeUp: at, givenBack: at }[about]
  const key = `quiz-${quizId}-${about}${again > 0 ? `-${again}` : ''}`
  for (const { userId } of people) {
    await messages.send(db, { ...words, userId, key, kind: 'course', weight: 'important', link })
  }
}
