import { sql } from 'drizzle-orm'
import { readPlace, tellLearner } from '#src/features/learning/grading/server/tell-learner.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import type { remarkWays } from '#src/features/learning/quiz/statuses.ts'
import type { Job } from '#src/server/feature.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { remarkedMessage } from './messages-text.ts'

/** Characters of a stem in a message. */
const titleMost = 40

interface Row extends Record<string, unknown> {
  userId: number
  attemptId: number
  quizId: number
  way: (typeof remarkWays)[number]
  stem: { zh: string; en: string }
  before: number
  after: number
}

/** Tells the learners whose points have changed, once each, if the quiz shows marks. */
export const tellRemarkedJob: Job = {
  name: 'remarking-tell',
  options: { retries: 1 },
  async run({ db, ports, messages }, { remarkingId }: { remarkingId: number }) {
    const { rows } = await db.execute<Row>(sql`
      select a.user_id as "userId", a.id as "attemptId", a.quiz_id as "quizId", r.way, v.body -> 'stem' as stem,
        c.score_before::float8 as before, c.score_after::float8 as after
      from remarkings r join mark_changes c on c.remarking_id = r.id
      join quiz_attempts a on a.id = c.attempt_id join quizzes q on q.id = a.quiz_id
      join question_versions v on v.id = r.version_id
      where r.id = ${remarkingId} and ${marksVisible} order by a.id`)
    const [first] = rows
    const place = first && (await readPlace({ db, ports }, first.quizId))
    if (!place) return
    const titleOf = (stem: string) => textOfHtml(stem).slice(0, titleMost)
    const zh = titleOf(first.stem.zh || first.stem.en)
    const en = titleOf(first.stem.en || first.stem.zh)
    for (const { userId, attemptId, way, before, after } of rows) {
      await tellLearner({ db, messages }, place, {
        ...{ userId, key: `quiz-remarked-${remarkingId}-${attemptId}` },
        words: remarkedMessage({ way, quiz: place, question: { zh, en }, before, after }),
      })
    }
  },
}
