import { sql, type SQL } from 'drizzle-orm'
import {
  type ClassFacts,
  factColumns,
  holdClass,
  readClass,
} from '#src/features/learning/class/server/state.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { discussionErrors as errors } from '../errors.ts'
import { type FoundTopic, mayRead } from './rules.ts'

/** SQL: whether the discussion of a class is switched off. */
export const isOffIn = (classId: SQL): SQL =>
  sql`exists (select from discussions_off d where d.class_id = ${classId})`

/** Reads the discussion of a class as one person finds it. @throws class.unknown, where there is no such class */
export async function readTalk(db: Db, given: { classId: number; userId: number }) {
  const standing = await readClass(db, given)
  return { ...standing, isOff: await isOff(db, given.classId) }
}

/** Reads the discussion for an act on it as a whole, and locks its class. @throws class.unknown */
export async function holdTalk(tx: Tx, given: { classId: number; userId: number }) {
  const standing = await holdClass(tx, given)
  return { ...standing, isOff: await isOff(tx, given.classId) }
}

export async function isOff(db: Db | Tx, classId: number): Promise<boolean> {
  const { rows } = await db.execute<{ isOff: boolean }>(
    sql`select ${isOffIn(sql`${classId}::int`)} as "isOff"`,
  )
  return rows[0]!.isOff
}

/** A topic with its class, as one person finds them. */
export interface TopicFacts extends ClassFacts, FoundTopic {
  topicId: number
  authorId: number
  title: string
  pinned: boolean
}

async function topicOf(db: Db | Tx, { topicId, userId }: Given): Promise<TopicFacts | undefined> {
  const { rows } = await db.execute<TopicFacts>(sql`
    select ${factColumns}, t.id as "topicId", t.author_id as "authorId", t.title,
      t.author_id = ${userId}::int as "isMine", t.hidden_reason is not null as hidden,
      t.deleted_at is not null as deleted, t.closed_at is not null as closed,
      t.pinned_at is not null as pinned, ${isOffIn(sql`c.id`)} as "isOff"
    from discussion_topics t join classes c on c.id = t.class_id
    left join class_members m on m.class_id = c.id and m.user_id = ${userId}::int
    where t.id = ${topicId}::int`)
  return rows[0]
}

type Given = { topicId: number; userId: number }

/** Finds a topic that the person may read. @throws discussion.unknown, discussion.off */
export async function findTopic(db: Db | Tx, given: Given): Promise<TopicFacts> {
  const found = await topicOf(db, given)
  if (!found) throw new AppError(errors.unknown)
  must(mayRead(found))
  return found
}

/**
 * Finds a topic for an act, and locks it. Its class cannot be archived meanwhile, and acts on one topic come one after
 * another, so that the counts in its row are right. @throws discussion.unknown, discussion.off
 */
export async function holdTopic(tx: Tx, given: Given): Promise<TopicFacts> {
  await lockTopic(tx, given.topicId)
  return findTopic(tx, given)
}

/** Locks a topic that may be gone already, and applies no rule. */
export async function holdIfThere(tx: Tx, given: Given): Promise<TopicFacts | undefined> {
  await lockTopic(tx, given.topicId)
  return topicOf(tx, given)
}

async function lockTopic(tx: Tx, topicId: number): Promise<void> {
  await tx.execute(sql`
    select from classes where id = (select class_id from discussion_topics where id = ${topicId}) for share`)
  await tx.execute(sql`select from discussion_topics where id = ${topicId} for update`)
}
