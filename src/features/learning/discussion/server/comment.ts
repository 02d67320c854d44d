import { announcementErrors } from '#src/features/learning/announcement/errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { discussionApi as api } from '../contract.ts'
import { findComments, holdComments } from './comments.ts'
import { follow } from './followers.ts'
import { mayComment } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { findWritten, writeReply } from './write-reply.ts'

/** Comments on an announcement. Its author gets a message, unless the author has stopped following. */
export async function comment(call: Call<typeof api.comment>): Promise<{ replyId: number }> {
  const { db, viewer, input, events } = call
  const { key, announcementId, pictures } = input
  const body = bodyOf(input.body)
  const found = await findComments(db, { announcementId, userId: viewer.id })
  return db.transaction(async (tx) => {
    const now = await holdComments(tx, found)
    if (!now.isThere) throw new AppError(announcementErrors.unknown)
    const former = await findWritten(tx, viewer.id, key)
    if (former !== undefined) return { replyId: former }
    if (now.isArchived) throw new AppError(classErrors.archived)
    must(mayComment({ ...found, closed: now.closed }))
    const replyId = await writeReply(call, tx, { of: { announcementId }, key, body, pictures })
    await follow(tx, { announcementId }, [viewer.id, ...(found.authorId ? [found.authorId] : [])])
    await tellPages(events, tx, found)
    return { replyId }
  })
}
