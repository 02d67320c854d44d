import { eq, inArray, sql } from 'drizzle-orm'
import { isConcerned } from '#src/features/learning/homework/server/columns.ts'
import { momentWords } from '#src/features/learning/homework/server/tell.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type Asked, nextStep, type Participant, type Step } from '../next-step.ts'
import { peerPaths } from '../paths.ts'
import { peerReturns, peerReviews, peerRounds } from '../tables.ts'
import { endOf } from './facts.ts'
import { peerMessages } from './messages-text.ts'
import { tellAll } from './tell.ts'

interface Held {
  homeworkId: number
  classId: number
  title: string
  reviews: number
  days: number
  seed: number
  dueAt: string
  startedAt: string | null
}

/**
 * Does what is due in a round: allocates works, asks others, gives works back to the teacher, ends. Steps of one round follow
 * each other, and one that finds nothing to do writes nothing.
 * @param given.isEnd ends the round now
 */
export async function stepRound(
  tx: Tx,
  kernel: Pick<Kernel, 'jobs'>,
  homeworkId: number,
  { isEnd = false } = {},
): Promise<void> {
  await tx.execute(sql`select from peer_rounds where homework_id = ${homeworkId} for update`)
  const { rows } = await tx.execute(sql`
    select r.homework_id as "homeworkId", h.class_id as "classId", h.title, r.reviews, r.days, r.seed, h.due_at as "dueAt",
      r.started_at as "startedAt"
    from peer_rounds r join homework h on h.id = r.homework_id and h.state = 'published' and h.due_at <= now()
    join classes c on c.id = h.class_id and c.archived_at is null
    where r.homework_id = ${homeworkId} and r.ended_at is null`)
  const round = rows[0] as unknown as Held | undefined
  if (!round) return
  const now = new Date()
  const endsAt = isEnd ? now : endOf(new Date(round.dueAt), round.days)
  const [participants, asked, returned] = [
    await participantsOf(tx, homeworkId),
    await askedOf(tx, homeworkId),
    await tx.select().from(peerReturns).where(eq(peerReturns.homeworkId, homeworkId)),
  ]
  const step = nextStep({
    ...{ reviews: round.reviews, seed: round.seed, participants, asked },
    ...{ now: now.getTime(), endsAt: endsAt.getTime() },
    returned: new Set(returned.map(({ workId }) => workId)),
  })
  await write(tx, round, step, now)
  await tell(tx, kernel, { round, step, endsAt, participants, asked })
}

async function participantsOf(tx: Tx, homeworkId: number): Promise<Participant[]> {
  const { rows } = await tx.execute(sql`
    select w.id as "workId", w.user_id as "userId" from homework h join class_members m on m.class_id = h.class_id
    join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.id = ${homeworkId} and ${isConcerned} and w.hand_ins > 0 and w.excused_at is null
    order by w.id`)
  return rows as unknown as Participant[]
}

async function askedOf(tx: Tx, homeworkId: number): Promise<Asked[]> {
  const rows = await tx
    .select()
    .from(peerReviews)
    .where(eq(peerReviews.homeworkId, homeworkId))
    .orderBy(peerReviews.id)
  return rows.map((row) => ({
    ...{ workId: row.workId, reviewerId: row.reviewerId, again: row.again },
    ...{ askedAt: row.askedAt.getTime(), passedOn: row.passedOnAt !== null },
    done: row.handedInAt !== null,
  }))
}

async function write(tx: Tx, round: Held, step: Step, now: Date): Promise<void> {
  const { homeworkId } = round
  if (step.give.length > 0) {
    await tx
      .insert(peerReviews)
      .values(step.give.map((one) => ({ ...one, homeworkId, askedAt: now })))
      .onConflictDoNothing()
  }
  if (step.passOn.length > 0) {
    await tx.execute(sql`
      update peer_reviews set passed_on_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(step.passOn)}::jsonb) as p("workId" int, "reviewerId" int)
      where peer_reviews.work_id = p."workId" and peer_reviews.reviewer_id = p."reviewerId"`)
  }
  if (step.toTeacher.length > 0) {
    await tx
      .insert(peerReturns)
      .values(step.toTeacher.map((one) => ({ ...one, homeworkId, at: now })))
      .onConflictDoNothing()
  }
  if (round.startedAt === null || step.isEnd) {
    await tx
      .update(peerRounds)
      .set({
        startedAt: sql`coalesce(${peerRounds.startedAt}, ${now})`,
        ...(step.isEnd && { endedAt: now }),
      })
      .where(eq(peerRounds.homeworkId, homeworkId))
  }
}

async function tell(
  tx: Tx,
  kernel: Pick<Kernel, 'jobs'>,
  given: {
    round: Held
    step: Step
    endsAt: Date
    participants: readonly Participant[]
    asked: readonly Asked[]
  },
): Promise<void> {
  const { round, step, endsAt, participants, asked } = given
  const { homeworkId, classId, title } = round
  // People with as many works get the same words, so that a class is told in a few messages.
  const counts = new Map<number, number>()
  for (const { reviewerId } of step.give) {
    counts.set(reviewerId, (counts.get(reviewerId) ?? 0) + 1)
  }
  for (const count of new Set(counts.values())) {
    const userIds = [...counts].filter(([, own]) => own === count).map(([userId]) => userId)
    const words = peerMessages.toReview(title, count, momentWords(endsAt))
    await tellAll(tx, kernel, userIds, words, peerPaths.own(homeworkId))
  }
  if (!step.isEnd || participants.length === 0) return
  const reviewed = new Set(asked.filter(({ done }) => done).map(({ workId }) => workId))
  const without = participants.filter(({ workId }) => !reviewed.has(workId)).length
  const words = peerMessages.ended(title, participants.length - without, without)
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select user_id as "userId" from class_members
    where class_id = ${classId} and state = 'member' and role in ('owner', 'coTeacher') order by user_id`)
  const teachers = rows.map(({ userId }) => userId)
  await tellAll(tx, kernel, teachers, words, peerPaths.round(classId, homeworkId))
}

/** Removes the mark of the teacher from works that a peer has reviewed after all. */
export const takeBack = (tx: Tx, workIds: readonly number[]) =>
  tx.delete(peerReturns).where(inArray(peerReturns.workId, [...workIds]))
