import { sql } from 'drizzle-orm'
import { releaseResults } from '#src/features/learning/quiz/server/release-results.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { mayRelease } from './rules.ts'
import { tellJob } from './tell-learners.ts'

/** Releases marks or keys, or withdraws them; learners with a result get a message of a release. */
export async function release({
  db,
  events,
  ports,
  jobs,
  viewer,
  locale,
  input: { quizId, what, released },
}: Call<typeof invigilationApi.release>): Promise<Record<string, never>> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mark: string; key: string }>(sql`
      select show_mark as mark, show_key as key from quizzes where id = ${quizId} for update`)
    must(mayRelease(what === 'marks' ? rows[0]!.mark : rows[0]!.key))
    const changed = await releaseResults(tx, ports, { quizId, what, released })
    if (changed) await tellPages(events, tx, { quizId, userIds: null })
    if (changed && released)
      await jobs.enqueue(tx, tellJob.name, { quizId, about: what, at: Date.now() })
  })
  return {}
}
