import { and, eq, sql } from 'drizzle-orm'
import { learnerState } from '#src/features/learning/course/server/access.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { courseItems } from '#src/features/learning/course/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import {
  bodyMost,
  type noteApi,
  noteFormulas,
  noteLimit,
  notesBytes,
  notesMost,
} from '../contract.ts'
import { noteErrors } from '../errors.ts'
import { framesMost } from '../limits.ts'
import { notes } from '../tables.ts'
import { toColumns } from './anchor-columns.ts'
import { framesIn, openedNotes, setFrames } from './frames.ts'
import { mergeTexts } from './merge-texts.ts'
import { mayNote } from './rules.ts'
import { soughtOf } from './sought.ts'

type Saved = Pick<typeof notes.$inferSelect, 'key' | 'revision' | 'body'>

/** Characters up to which a note grows without a look at the room of its writer. */
const shortMost = 2000
/** Saves that a note remembers: as many as may still be on their way. */
const savesKept = 10

/**
 * Saves a note. The first save of a key begins the note; so does a save that comes after another device has deleted it,
 * because its words would be lost otherwise.
 */
export async function saveNote(
  call: Call<typeof noteApi.saveNote>,
): Promise<AnswerOf<typeof noteApi.saveNote>> {
  const { db, viewer, input } = call
  const body = cleanHtml(input.body)
  const plain = textOfHtml(body)
  const frames = framesIn(body).length
  if (plain.trim() === '' && frames === 0 && !body.includes('data-formula')) {
    throw new AppError(noteErrors.empty)
  }
  if (plain.length > noteLimit || formulasIn(body) > noteFormulas || frames > framesMost) {
    throw new AppError(noteErrors.tooLong)
  }
  const state = await learnerState(db, input.courseId, viewer)
  const saved = await db.transaction(async (tx) => {
    const found = await lock(tx, viewer.id, input.key)
    if (!found) {
      if (!state) throw new AppError(courseErrors.notFound)
      must(mayNote(state))
      return begin(tx, call, body)
    }
    if (found.saves.includes(input.save)) return found
    const { base } = input
    const isNewest = base?.revision === found.revision
    const text = isNewest ? body : mergeTexts(cleanHtml(base?.body ?? ''), found.body, body)
    // The device keeps its text where the merged one is too long.
    const isTooLong = formulasIn(text) > 2 * noteFormulas || framesIn(text).length > 2 * framesMost
    if (text.length > bodyMost || isTooLong) {
      throw new AppError(noteErrors.tooLong)
    }
    if (text.length > Math.max(found.body.length, shortMost)) await mustHaveRoom(tx, viewer.id)
    const [row] = await tx
      .update(notes)
      .set({
        ...{ body: text, sought: soughtOf(text, found.words), revision: found.revision + 1 },
        ...{ saves: [...found.saves, input.save].slice(-savesKept), updatedAt: new Date() },
      })
      .where(eq(notes.id, found.id))
      .returning()
    await setFrames(tx, found, { before: found.body, now: text })
    return row!
  })
  return {
    ...{ key: saved.key, revision: saved.revision, body: saved.body },
    opened: await openedNotes(call, viewer, [saved.body]),
    merged: saved.body !== body,
  }
}

const formulasIn = (html: string) => html.split('data-formula=').length - 1

/** @throws note.tooMany, because everyone may sign up and write */
async function mustHaveRoom(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ isFull: boolean }>(sql`
    select count(*) >= ${notesMost} or coalesce(sum(octet_length(body)), 0) >= ${notesBytes} as "isFull"
    from notes where user_id = ${userId}`)
  if (rows[0]!.isFull) throw new AppError(noteErrors.tooMany)
}

async function lock(tx: Tx, userId: number, key: string) {
  const [row] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.key, key)))
    .for('update')
  return row
}

async function begin(
  tx: Tx,
  { viewer, input }: Call<typeof noteApi.saveNote>,
  body: string,
): Promise<Saved> {
  const { key, courseId, itemId, anchor, save } = input
  const [item] = await tx
    .select({ chapterId: courseItems.chapterId })
    .from(courseItems)
    .where(and(eq(courseItems.id, itemId), eq(courseItems.courseId, courseId)))
  if (!item) throw new AppError(courseErrors.itemNotFound)
  await mustHaveRoom(tx, viewer.id)
  const columns = toColumns(anchor)
  const place = { courseId, itemId, chapterId: item.chapterId, ...columns }
  const sought = soughtOf(body, columns.words)
  const [row] = await tx
    .insert(notes)
    .values({ userId: viewer.id, key, ...place, body, sought, saves: [save] })
    // The same save from another tab of this device has come first, with the same text.
    .onConflictDoUpdate({
      target: [notes.userId, notes.key],
      set: { key: sql`${notes.key}` },
    })
    .returning()
  await setFrames(tx, row!, { before: '', now: body })
  return row!
}
