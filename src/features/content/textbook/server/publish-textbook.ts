import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { textbookApi } from '../contract.ts'
import { textbooks } from '../tables.ts'
import { publishedTextbooks, textbookTag } from '../tags.ts'
import { holdTextbook } from './hold-textbook.ts'
import { releaseAll } from './release-all.ts'
import { mayOpen, mayPublish, mayRelease, mayUnpublish } from './rules.ts'

/** Publishes a textbook as its draft is now. No review is asked. */
export async function publishTextbook({
  db,
  events,
  viewer,
  input: { textbookId },
}: Call<typeof textbookApi.publish>) {
  await db.transaction(async (tx) => {
    const found = await holdTextbook(tx, viewer, textbookId)
    must(mayOpen(found, viewer) ?? mayPublish(found))
    await tx
      .update(textbooks)
      .set({ publishedAt: sql`now()` })
      .where(eq(textbooks.id, textbookId))
    await releaseAll(tx, { events }, found)
  })
  return {}
}

/** Brings the changes of a published textbook to its readers. */
export async function releaseTextbook({
  db,
  events,
  viewer,
  input: { textbookId },
}: Call<typeof textbookApi.release>) {
  return db.transaction(async (tx) => {
    const found = await holdTextbook(tx, viewer, textbookId)
    must(mayOpen(found, viewer) ?? mayRelease(found))
    await releaseAll(tx, { events }, found)
    return { changes: found.unreleased }
  })
}

/** Takes a textbook out of the public list. What readers saw is kept, for courses and for the next publication. */
export async function unpublishTextbook({
  db,
  events,
  viewer,
  input: { textbookId },
}: Call<typeof textbookApi.unpublish>) {
  await db.transaction(async (tx) => {
    const found = await holdTextbook(tx, viewer, textbookId)
    must(mayOpen(found, viewer) ?? mayUnpublish(found))
    await tx.update(textbooks).set({ published: false }).where(eq(textbooks.id, textbookId))
    await events.announce(tx, 'changed', [publishedTextbooks, textbookTag({ textbookId })])
  })
  return {}
}
