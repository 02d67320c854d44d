import { and, eq } from 'drizzle-orm'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopics as topics } from '../tables.ts'
import { holdTalk } from './find.ts'
import { follow } from './followers.ts'
import { setPictures } from './pictures.ts'
import { mayBeMore, mayWrite } from './rules.ts'
import { soughtInTopic } from './sought.ts'
import { tellPages } from './tell-pages.ts'

/** Starts a topic. The same call again finds the topic that it has started. */
export async function create({ db, viewer, input, events }: Call<typeof api.create>) {
  const { key, classId, title } = input
  const body = bodyOf(input.body)
  const authorId = viewer.id
  return db.transaction(async (tx) => {
    must(mayWrite(await holdTalk(tx, { classId, userId: authorId })))
    const [same] = await tx
      .select({ topicId: topics.id })
      .from(topics)
      .where(and(eq(topics.authorId, authorId), eq(topics.key, key)))
    if (same) return same
    const inClass = eq(topics.classId, classId)
    const all = await tx.$count(topics, inClass)
    const own = await tx.$count(topics, and(inClass, eq(topics.authorId, authorId)))
    must(mayBeMore({ all, own }))
    const [made] = await tx
      .insert(topics)
      .values({ key, classId, authorId, title, body, sought: soughtInTopic(title, body) })
      .returning({ topicId: topics.id })
    const { topicId } = made!
    await setPictures(tx, viewer, { topicId }, input.pictures)
    await follow(tx, { topicId }, [authorId])
    await tellPages(events, tx, { classId })
    return { topicId }
  })
}
