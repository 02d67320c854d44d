import { sql } from 'drizzle-orm'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopics as topics } from '../tables.ts'
import { holdTopic } from './find.ts'
import { setPictures } from './pictures.ts'
import { mayEdit } from './rules.ts'
import { soughtInTopic } from './sought.ts'
import { tellPages } from './tell-pages.ts'

/** Edits one's own topic. */
export async function edit({ db, viewer, input, events }: Call<typeof api.edit>) {
  const { topicId, title } = input
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    must(mayEdit(found))
    const isOther = await setPictures(tx, viewer, { topicId }, input.pictures)
    const changed = await tx
      .update(topics)
      .set({ title, body, sought: soughtInTopic(title, body), editedAt: sql`now()` })
      .where(
        sql`${topics.id} = ${topicId} and (${isOther} or ${topics.body} <> ${body} or ${topics.title} <> ${title})`,
      )
      .returning({ id: topics.id })
    if (changed.length > 0) await tellPages(events, tx, found)
  })
  return {}
}
