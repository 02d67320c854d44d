import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplies as replies } from '../tables.ts'
import { setPictures } from './pictures.ts'
import { mayBeOneMoreReply } from './rules.ts'
import { soughtInReply } from './sought.ts'
import { tellFollowersJob } from './tell-people.ts'

type Of = { topicId: number } | { announcementId: number }

/** Writes a reply or a comment, and has its followers told after the commit. */
export async function writeReply(
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
    .values({ ...of, authorId: viewer.id, key, body, sought: soughtInReply(body) })
    .returning({ id: replies.id })
  await setPictures(tx, viewer, { replyId: row!.id }, pictures)
  await jobs.enqueue(tx, tellFollowersJob.name, { replyId: row!.id })
  return row!.id
}

/** Finds what a call before this one has written. */
export async function findWritten(
  tx: Tx,
  authorId: number,
  key: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.authorId, authorId), eq(replies.key, key)))
  return row?.id
}
