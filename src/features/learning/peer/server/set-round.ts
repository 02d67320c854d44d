import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { peerApi } from '../contract.ts'
import { peerErrors } from '../errors.ts'
import type { RoundForm } from '../forms.ts'
import { peerRounds } from '../tables.ts'
import { endOf, holdRound, type RoundFacts } from './facts.ts'
import { mayBegin, mayEnd, mayExtendRound, maySetRound } from './rules.ts'
import { stepRound } from './step-round.ts'

const seedMost = 2_000_000_000

/** Sets up a round or changes it. Once works were handed in, its end alone moves. */
export async function setRound({ db, viewer, input }: Call<typeof peerApi.set>) {
  const { homeworkId, round } = input
  await db.transaction(async (tx) => {
    const facts = await holdRound(tx, { homeworkId, userId: viewer.id })
    must(isEndAlone(facts.settings, round) ? mayExtendRound(facts) : maySetRound(facts))
    if (facts.isDue && endOf(facts.dueAt, round.days) <= new Date()) {
      throw new AppError(peerErrors.endPassed)
    }
    await tx
      .insert(peerRounds)
      .values({ ...round, homeworkId, seed: randomInt(seedMost), createdById: viewer.id })
      .onConflictDoUpdate({ target: peerRounds.homeworkId, set: round })
  })
  return {}
}

const isEndAlone = (before: RoundFacts['settings'], given: RoundForm): boolean =>
  before !== null &&
  before.reviews === given.reviews &&
  before.anonymous === given.anonymous &&
  before.wordsRequired === given.wordsRequired

/** Removes a round before anybody has handed in. */
export async function removeRound({ db, viewer, input }: Call<typeof peerApi.remove>) {
  const { homeworkId } = input
  await db.transaction(async (tx) => {
    const facts = await holdRound(tx, { homeworkId, userId: viewer.id })
    must(maySetRound(facts))
    await tx.delete(peerRounds).where(eq(peerRounds.homeworkId, homeworkId))
  })
  return {}
}

/** Allocates at once what the job would allocate within five minutes. */
export async function beginRound(call: Call<typeof peerApi.begin>) {
  const { db, viewer, input } = call
  const { homeworkId } = input
  await db.transaction(async (tx) => {
    must(mayBegin(await holdRound(tx, { homeworkId, userId: viewer.id })))
    await stepRound(tx, call, homeworkId)
  })
  return {}
}

/** Ends a round now. */
export async function endRound(call: Call<typeof peerApi.end>) {
  const { db, viewer, input } = call
  const { homeworkId } = input
  await db.transaction(async (tx) => {
    must(mayEnd(await holdRound(tx, { homeworkId, userId: viewer.id })))
    await stepRound(tx, call, homeworkId, { isEnd: true })
  })
  return {}
}
