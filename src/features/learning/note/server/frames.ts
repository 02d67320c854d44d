import { sql } from 'drizzle-orm'
import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Viewer } from '#src/shared/viewer.ts'

const frame = /(<img) data-frame="([0-9a-f]{32})"/g

/** Returns the keys of the frames that clean texts name, each once. */
export const framesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((html) => [...html.matchAll(frame)].map(([, , key]) => key!))),
]

/** Notes which of a person's frames a note names now. A frame that it names no longer is left to the nightly tidying. */
export async function setFrames(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  texts: { before: string; now: string },
): Promise<void> {
  const keys = framesIn(texts.now)
  if (keys.length === 0 && framesIn(texts.before).length === 0) return
  const named = sql`key = any(${sql.param(keys)}::text[])`
  await tx.execute(sql`
    update note_frames set note_id = case when ${named} then ${id}::int end
    where user_id = ${userId} and (${named} or note_id = ${id})`)
}

/**
 * Deletes the frames of a note that is about to be deleted, but those that another note of the person names: its text was
 * copied.
 * @returns the ids of their stored files
 */
export async function dropFrames(
  tx: Tx,
  note: { id: number; userId: number; body: string },
): Promise<number[]> {
  const keys = framesIn(note.body)
  if (keys.length === 0) return []
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    delete from note_frames f
    where f.user_id = ${note.userId} and f.key = any(${sql.param(keys)}::text[])
      and not exists (
        select from notes n where n.user_id = f.user_id and n.id <> ${note.id} and strpos(n.body, f.key) > 0)
    returning f.user_file_id as id`)
  return dropUnnamed(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  )
}

/** Returns the notes that look otherwise than they are stored, with drawn formulas and the addresses of frames. */
export async function openedNotes(
  given: Pick<Kernel, 'db' | 'secret' | 'ports'>,
  viewer: Viewer,
  texts: readonly string[],
): Promise<Record<string, string>> {
  const own = texts.map((body) => ({ userId: viewer.id, body }))
  const opened = await openNotes(given, viewer, own)
  const pairs = texts.map((html, at) => [html, opened[at]!] as const)
  return Object.fromEntries(pairs.filter(([html, look]) => html !== look))
}

/**
 * Returns notes of different writers as the viewer sees them, in their order. A note shows the frames of its own writer
 * alone: one that names another person's frame shows none.
 */
export async function openNotes(
  given: Pick<Kernel, 'db' | 'secret' | 'ports'>,
  viewer: Viewer,
  notes: readonly { userId: number; body: string }[],
): Promise<string[]> {
  const frames = await filesOf(given, framesIn(...notes.map(({ body }) => body)))
  const shown = new Set<number>()
  const named = notes.map(({ userId, body }) =>
    body.replaceAll(frame, (tag, img: string, key: string) => {
      const found = frames.get(key)
      if (found?.userId !== userId) return tag
      shown.add(found.file)
      return `${img} data-file="${found.file}" data-frame="${key}"`
    }),
  )
  const open = await openTexts(given, viewer, named, shown)
  return named.map(open)
}

/** Returns a text without its frames. */
export const withoutFrames = (html: string): string =>
  html.replaceAll(/<img data-frame="[0-9a-f]{32}"[^>]*>/g, '')

/** Returns those of these frames that have arrived, with their writers and `user_files.id`. */
async function filesOf({ db }: Pick<Kernel, 'db'>, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { userId: number; file: number }>()
  const { rows } = await db.execute<{ key: string; userId: number; file: number }>(sql`
    select key, user_id as "userId", user_file_id as file from note_frames
    where key = any(${sql.param([...keys])}::text[]) and user_file_id is not null`)
  return new Map(rows.map(({ key, ...one }) => [key, one]))
}
