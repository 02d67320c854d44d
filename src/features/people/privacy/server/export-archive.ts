import { and, eq, isNull } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Kernel } from '#src/server/kernel.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { sealToFile } from '#src/server/storage/save-file.ts'
import { BlobMissing } from '#src/server/storage/storage.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { profileFirst } from './profile-first.ts'
import { indexPage, readMe, type Section } from './export-texts.ts'

/**
 * Writes everything held about a person into a zip: JSON for machines, a page for people, the files.
 * Sealed on its way, since documents lie open in it: a crash must leave nothing readable behind.
 * @returns the zip's own size.
 */
export async function writeArchive(kernel: Kernel, userId: number, path: string): Promise<number> {
  const { db, personalData, config } = kernel
  const madeAt = new Date()
  const zip = new ZipFile()
  const written = sealToFile(kernel.secret, zip.outputStream, path)
  // The first error is reported; the other end of the pipe only sees that the stream was cut off.
  written.catch(() => undefined)
  try {
    const sections: Section[] = []
    for (const { id, name, fate, read } of profileFirst(personalData.parts)) {
      const rows = await read(db, userId)
      sections.push({ id, name, fate, rows })
      add(zip, `data/${id}.json`, JSON.stringify({ name, rows }, null, 2), madeAt)
    }
    const given = {
      site: { zh: config.SITE_NAME_ZH, en: config.SITE_NAME_EN },
      userId,
      madeAt,
    }
    add(zip, 'README.txt', readMe(given, sections), madeAt)
    add(zip, 'index.html', indexPage(given, sections), madeAt)
    for (const file of await filesToPack(kernel, userId)) {
      await addFile(kernel, zip, file)
    }
    zip.end()
    return await written
  } catch (error) {
    zip.outputStream.emit('error', error)
    throw error
  }
}

const add = (zip: ZipFile, name: string, text: string, mtime: Date) =>
  zip.addBuffer(Buffer.from(text), name, { mtime })

/** Uploads of the person that a row refers to. */
const filesToPack = ({ db }: Pick<Kernel, 'db'>, userId: number): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), isNull(files.looseUntil)))
    .orderBy(files.id)

/** One after the other, so that a person's videos never lie in memory or on open connections at once. */
async function addFile(kernel: Kernel, zip: ZipFile, file: FileRow): Promise<void> {
  try {
    const stream = await openFile(kernel, file)
    const done = new Promise<void>((resolve, reject) => {
      stream.once('end', resolve)
      stream.once('error', reject)
    })
    zip.addReadStream(stream, `files/${file.id}-${file.name}`, {
      mtime: file.createdAt,
      // Pictures, videos and documents are compressed as they are.
      compress: false,
    })
    await done
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
    kernel.log.error({ fileId: file.id, err: error }, 'a file has lost its blob')
  }
}
