import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { recordEvent } from './record-event.ts'
import { holdIfThere } from './state.ts'
import { tell } from './tell.ts'

/** Accepts or declines an invitation to co-teach or to assist. An archived class has no invitations. */
export async function answerInvitation(call: Call<typeof classApi.answerInvitation>) {
  const { db, viewer, input } = call
  const { classId, accept } = input
  await db.transaction(async (tx) => {
    const found = await holdIfThere(tx, { classId, userId: viewer.id })
    const invited = and(
      eq(classMembers.classId, classId),
      eq(classMembers.userId, viewer.id),
      eq(classMembers.state, 'invited'),
    )
    const { userId } = classMembers
    const answered = accept
      ? await tx
          .update(classMembers)
          .set({ state: 'member', since: new Date() })
          .where(invited)
          .returning({ userId })
      : await tx.delete(classMembers).where(invited).returning({ userId })
    if (answered.length === 0 || !found) throw new AppError(classErrors.notInvited)
    const kind = accept ? 'accepted' : 'refused'
    await recordEvent(tx, { classId, actorId: viewer.id, kind })
    await tell(tx, call, {
      ...{ to: [found.ownerId], of: found, words: classMessages[kind] },
      link: classPaths.members(classId),
    })
  })
  return {}
}
