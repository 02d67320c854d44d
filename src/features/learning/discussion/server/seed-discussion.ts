import { randomBytes } from 'node:crypto'
import type { Tx } from '#src/server/database/db.ts'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import { discussionReplies, discussionTopics, discussionVisits } from '../tables.ts'
import { countReplies } from './count-replies.ts'
import { follow } from './followers.ts'
import { soughtInReply, soughtInTopic } from './sought.ts'

interface SeedReply {
  authorId: number
  html: string
  createdAt: Date
}
const newKey = () => randomBytes(16).toString('hex')

/** Writes a topic with its replies. Those who took part follow it. */
export async function seedTopic(
  tx: Tx,
  given: SeedReply & {
    classId: number
    title: string
    pinnedAt?: Date
    closedAt?: Date
    replies: SeedReply[]
  },
): Promise<void> {
  const { html, replies, ...row } = given
  const body = bodyOf(html)
  const [made] = await tx
    .insert(discussionTopics)
    .values({ ...row, body, key: newKey(), sought: soughtInTopic(row.title, body) })
    .returning({ topicId: discussionTopics.id })
  const { topicId } = made!
  await seedReplies(tx, { topicId }, replies)
  await countReplies(tx, [topicId])
  await follow(tx, { topicId }, [row.authorId])
}

/** Writes replies to a topic, or comments on an announcement. */
export async function seedReplies(
  tx: Tx,
  of: { topicId: number } | { announcementId: number },
  given: readonly SeedReply[],
): Promise<void> {
  if (given.length === 0) return
  await tx.insert(discussionReplies).values(
    given.map(({ html, ...one }) => {
      const body = bodyOf(html)
      return { ...of, ...one, body, sought: soughtInReply(body), key: newKey() }
    }),
  )
  await follow(tx, of, [...new Set(given.map(({ authorId }) => authorId))])
}

/** Notes when a person was last at the topics of a class. */
export async function seedVisit(
  tx: Tx,
  given: { classId: number; userId: number; seenAt: Date },
): Promise<void> {
  await tx.insert(discussionVisits).values({ ...given, sinceAt: given.seenAt })
}
