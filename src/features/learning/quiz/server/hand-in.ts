import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Attempt, quizApi } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import { endIfOverdue, holdAttempt } from './end-overdue.ts'
import { markAttempt } from './mark-attempt.ts'
import { presentAttempt } from './present-attempt.ts'
import { attemptRights } from './rights-port.ts'
import { mayHandIn } from './rules.ts'

/** Hands in an attempt and marks it. A second call, even at the same moment, changes nothing. */
export async function handIn(call: Call<typeof quizApi.handIn>): Promise<Attempt> {
  const { db, viewer, ports } = call
  const { attemptId } = call.input
  for (const follow of ports.all(attemptRights)) await follow(call, attemptId)
  await db.transaction(async (tx) => {
    const attempt = await holdAttempt(tx, attemptId)
    if (attempt?.userId !== viewer.id) throw new AppError(quizErrors.attemptNotFound)
    if (attempt.status !== 'open' || (await endIfOverdue(tx, ports, attempt))) return
    must(mayHandIn(attempt))
    await markAttempt(tx, ports, attempt, { by: 'learner', at: sql`now()` })
  })
  return presentAttempt(call, attemptId)
}
