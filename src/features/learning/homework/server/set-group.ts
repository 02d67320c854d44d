import { and, eq, sql } from 'drizzle-orm'
import type { classJoined } from '#src/features/learning/class/server/joined-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { homeworkWorks } from '../tables.ts'
import { holdHomework } from './facts.ts'
import { record } from './record.ts'
import { mayDecide } from './rules.ts'
import { holdWorkOf, type Work } from './works.ts'

/**
 * Moves a student to another group of homework, or lets the student work alone, as long as neither work is handed in or
 * marked. Words stay where they were written. The homework is locked, so that nobody writes meanwhile.
 */
export async function setGroup({ db, viewer, input }: Call<typeof homeworkApi.setGroup>) {
  const { homeworkId, userId, groupId } = input
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    must(mayDecide(facts))
    const { own, work: before } = await holdWorkOf(tx, { homeworkId, userId })
    if (own.sharedId === groupId) return
    const to = groupId === null ? null : await groupOf(tx, { homeworkId, groupId })
    if ([own, before, to].some((one) => one && isBegun(one))) {
      throw new AppError(errors.groupHandedIn)
    }
    // A device that still names the draft before is merged with the new one, and does not replace it.
    const revision = Math.max(own.revision, before.revision, to?.revision ?? 0) + 1
    await tx
      .update(homeworkWorks)
      .set({ revision })
      .where(eq(homeworkWorks.id, (to ?? own).id))
    await tx
      .update(homeworkWorks)
      // A later date is of the group: a student who leaves it has the date of the homework again.
      .set({ sharedId: groupId, extendedTo: to?.extendedTo ?? null, changedAt: new Date() })
      .where(eq(homeworkWorks.id, own.id))
    await record(tx, {
      ...{ homeworkId, kind: 'regrouped', actorId: viewer.id, subjectId: userId },
      detail: { from: before.groupName, to: to?.groupName ?? null },
    })
  })
  return {}
}

/** @throws homework.groupUnknown */
async function groupOf(
  tx: Tx,
  { homeworkId, groupId }: { homeworkId: number; groupId: number },
): Promise<Work> {
  const [found] = await tx
    .select()
    .from(homeworkWorks)
    .where(and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.id, groupId)))
    .for('update')
  if (!found || found.groupName === null) throw new AppError(errors.groupUnknown)
  return found
}

const isBegun = ({ handIns, markedAt }: Work) => handIns > 0 || markedAt !== null

/**
 * Brings the work of students who have left a class and are back to what their group has handed in meanwhile. A mark that
 * was returned to them is of an earlier hand-in then, and waits again.
 */
export const followOnReturn: NonNullable<(typeof classJoined)['answer']> = async (
  tx,
  { classId, userIds },
) => {
  await tx.execute(sql`
    update homework_works w set hand_ins = s.hand_ins, handed_in_revision = s.handed_in_revision,
      handed_in_at = s.handed_in_at, days_late = s.days_late, extended_to = s.extended_to,
      redo_hand_in = s.redo_hand_in, redo_due_at = s.redo_due_at, redo_comment = s.redo_comment,
      released_at = case when w.hand_ins = s.hand_ins then w.released_at end
    from homework h, homework_works s
    where h.class_id = ${classId} and h.in_groups and w.homework_id = h.id and s.id = w.shared_id
      and w.user_id = any(${sql.param(userIds)}::int[])`)
}
