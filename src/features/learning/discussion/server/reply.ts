import { and, eq } from 'drizzle-orm'
import { announcementErrors } from '#src/features/learning/announcement/errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplies as replies } from '../tables.ts'
import { findComments, holdComments, mayComment } from './comments.ts'
import { countReplies } from './count-replies.ts'
import { holdTopic } from './find.ts'
import { follow } from './followers.ts'
import { setPictures } from './pictures.ts'
import { mayBeOneMoreReply, mayReply } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellFollowersJob } from './tell-people.ts'

/** Replies to a topic. The same call again finds the reply that it has written. */
export async function reply(call: Call<typeof api.reply>): Promise<{ replyId: number }> {
  const { db, viewer, input, events } = call
  const { key, topicId, pictures } = input
  const body = bodyOf(input.body)
  return db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    const former = await findOwn(tx, viewer.id, key)
    if (former !== undefined) return { replyId: former }
    must(mayReply(found))
    const replyId = await write(call, tx, { of: { topicId }, key, body, pictures })
    await countReplies(tx, [topicId])
    await follow(tx, { topicId }, [viewer.id])
    await tellPages(events, tx, found)
    return { replyId }
  })
}

/** Comments on an announcement. Its author hears of it, unless the author has stopped following. */
export async function comment(call: Call<typeof api.comment>): Promise<{ replyId: number }> {
  const { db, viewer, input, events } = call
  const { key, announcementId, pictures } = input
  const body = bodyOf(input.body)
  const found = await findComments(db, { announcementId, userId: viewer.id })
  return db.transaction(async (tx) => {
    const now = await holdComments(tx, found)
    if (!now.isThere) throw new AppError(announcementErrors.unknown)
    const former = await findOwn(tx, viewer.id, key)
    if (former !== undefined) return { replyId: former }
    if (now.isArchived) throw new AppError(classErrors.archived)
    must(mayComment({ ...found, closed: now.closed }))
    const replyId = await write(call, tx, { of: { announcementId }, key, body, pictures })
    await follow(tx, { announcementId }, [viewer.id, ...(found.authorId ? [found.authorId] : [])])
    await tellPages(events, tx, found)
    return { replyId }
  })
}

type Of = { topicId: number } | { announcementId: number }

async function write(
  { viewer, jobs }: Pick<Call<typeof api.reply>, 'viewer' | 'jobs'>,
  tx: Tx,
  { of, key, body, pictures }: { of: Of; key: string; body: string; pictures: number[] },
): Promise<number> {
  const among =
    'topicId' in of
      ? eq(replies.topicId, of.topicId)
      : eq(replies.announcementId, of.announcementId)
  must(mayBeOneMoreReply(await tx.$count(replies, among)))
  const [row] = await tx
    .insert(replies)
    .values({ ...of, authorId: viewer.id, key, body })
    .returning({ id: replies.id })
  await setPictures(tx, viewer, { replyId: row!.id }, pictures)
  await jobs.enqueue(tx, tellFollowersJob.name, { replyId: row!.id })
  return row!.id
}

async function findOwn(tx: Tx, authorId: number, key: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.authorId, authorId), eq(replies.key, key)))
  return row?.id
}
