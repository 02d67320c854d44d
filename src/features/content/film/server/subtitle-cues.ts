import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import type { SubtitleCue } from '../contract.ts'
import { readSubtitles } from '../subtitle-file.ts'
import { filmCues, filmSubtitles } from '../tables.ts'

type SubtitleRow = Pick<typeof filmSubtitles.$inferSelect, 'id' | 'sourceFileId'>

/** Returns the cues of a track in their order. */
export async function cuesOf(
  kernel: Pick<Kernel, 'db' | 'storage'>,
  { id, sourceFileId }: SubtitleRow,
): Promise<SubtitleCue[]> {
  if (sourceFileId !== null) await takeFromFile(kernel, { id, sourceFileId })
  return kernel.db
    .select({ from: filmCues.startMs, to: filmCues.endMs, text: filmCues.text })
    .from(filmCues)
    .where(eq(filmCues.subtitleId, id))
    .orderBy(asc(filmCues.position))
}

/** Replaces the cues of a track. */
export async function writeCues(db: Tx, id: number, cues: readonly SubtitleCue[]): Promise<void> {
  await db.delete(filmCues).where(eq(filmCues.subtitleId, id))
  const rows = cues
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to, text }, position) => ({
      ...{ subtitleId: id, position, startMs: from, endMs: to, text },
    }))
  // A statement takes 65,535 values.
  for (let at = 0; at < rows.length; at += 5000) {
    await db.insert(filmCues).values(rows.slice(at, at + 5000))
  }
}

/** Reads the cues out of a file of subtitles, once; two readers at a time wait for each other. */
async function takeFromFile(
  { db, storage }: Pick<Kernel, 'db' | 'storage'>,
  { id, sourceFileId }: { id: number; sourceFileId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ source: filmSubtitles.sourceFileId })
      .from(filmSubtitles)
      .where(eq(filmSubtitles.id, id))
      .for('update')
    if (row?.source == null) return
    const [file] = await tx.select().from(files).where(eq(files.id, sourceFileId))
    if (file) {
      const text = (await buffer(await storage.open(file.key))).toString('utf8')
      await writeCues(tx, id, readSubtitles(text).cues)
    }
    await tx.update(filmSubtitles).set({ sourceFileId: null }).where(eq(filmSubtitles.id, id))
  })
}
