import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { remindersADay } from '../limits.ts'
import { homework } from '../tables.ts'
import { isConcerned, workState } from './columns.ts'
import { type HomeworkFacts, holdHomework } from './facts.ts'
import { homeworkMessages } from './messages-text.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { mayDecide, mayMark } from './rules.ts'
import { concernedBy, momentWords, tellLearners } from './tell.ts'

/** Returns all marks that are not returned yet, together; those that come later wait for the next press. */
export async function releaseMarks(call: Call<typeof homeworkApi.release>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId: input.homeworkId, userId: viewer.id })
    must(mayDecide(facts))
    return returnMarks(tx, call, facts)
  })
}

/** The same within a transaction that has checked the right. @throws homework.nothingToRelease */
export async function returnMarks(
  tx: Tx,
  call: Pick<Kernel, 'jobs' | 'ports'> & { viewer: Viewer },
  facts: HomeworkFacts,
): Promise<{ count: number }> {
  const { homeworkId } = facts
  if (facts.kind === 'quiz') await call.ports.get(homeworkQuizzes).returned(tx, call, homeworkId)
  const { rows } = await tx.execute<{ userId: number }>(sql`
    update homework_works set released_at = now(), changed_at = now() where id in (
      select w.id from homework h join class_members m on m.class_id = h.class_id
      join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
      where h.id = ${homeworkId} and ${isConcerned} and w.released_at is null and ${workState} = 'marked')
    returning user_id as "userId"`)
  if (rows.length === 0) throw new AppError(errors.nothingToRelease)
  const to = rows.map(({ userId }) => userId)
  if (facts.inGroups) await returnToGroups(tx, homeworkId, to)
  await tx
    .update(homework)
    .set({ releasedAt: sql`coalesce(released_at, now())` })
    .where(eq(homework.id, homeworkId))
  const detail = { count: rows.length }
  await record(tx, { homeworkId, kind: 'released', actorId: call.viewer.id, detail })
  await tellLearners(tx, call, facts, to, homeworkMessages.returned(facts.title))
  return { count: rows.length }
}

/** Notes with the work of a group that it was returned, so that no member hands it in again for those who have the mark. */
async function returnToGroups(tx: Tx, homeworkId: number, userIds: readonly number[]) {
  await tx.execute(sql`
    update homework_works s set released_at = now() from homework_works w
    where w.homework_id = ${homeworkId} and w.user_id = any(${sql.param([...userIds])}::int[])
      and s.id = w.shared_id and s.released_at is null`)
}

/** Reminds all students who have handed in nothing. */
export async function remind(call: Call<typeof homeworkApi.remind>) {
  const { db, viewer, input } = call
  const { homeworkId } = input
  return db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    must(mayMark(facts))
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from homework_events where homework_id = ${homeworkId}
        and kind = 'reminded' and at > now() - interval '1 day'`)
    if (rows[0]!.count >= remindersADay) throw new AppError(errors.remindedOften)
    const to = await concernedBy(tx, homeworkId, { missing: true })
    if (to.length === 0 || !facts.shown) throw new AppError(errors.nobodyMissing)
    const detail = { count: to.length }
    await record(tx, { homeworkId, kind: 'reminded', actorId: viewer.id, detail })
    const words = homeworkMessages.reminder(facts.title, momentWords(facts.dueAt))
    await tellLearners(tx, call, facts, to, words)
    return { count: to.length }
  })
}
