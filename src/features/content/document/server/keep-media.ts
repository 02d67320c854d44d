import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import type { Kernel } from '#src/server/kernel.ts'
import { dropRenditions, renditionsOf, saveRendition } from '#src/server/media/renditions.ts'
import type { FoundFacts } from '../tables.ts'
import type { Archive } from './archive.ts'
import { findMedia } from './inner-media.ts'

type Media = FoundFacts['media']

/** Keeps the films and sounds inside a presentation, so that they are offered beside their slides. */
export async function keepMedia(
  kernel: Kernel,
  { fileId, archive, folder }: { fileId: number; archive: Archive; folder: string },
): Promise<Media> {
  const media: Media = []
  for (const { page, entry } of await findMedia(archive)) {
    const path = join(folder, `media-${media.length}`)
    await pipeline(await archive.open(entry), createWriteStream(path))
    const type = await fileTypeFromFile(path)
    const [family] = type?.mime.split('/') ?? []
    if (!type || (family !== 'video' && family !== 'audio')) continue
    const rendition = `media-${media.length}`
    await saveRendition(kernel, { fileId, kind: rendition, mime: type.mime, path })
    const name = entry.slice(entry.lastIndexOf('/') + 1)
    const kind = family === 'video' ? 'film' : 'sound'
    media.push({ page, name, kind, rendition, ending: type.ext })
  }
  await dropFormer(kernel, fileId, media)
  return media
}

/** Deletes those of an earlier run that found more. */
async function dropFormer({ db }: Kernel, fileId: number, media: Media): Promise<void> {
  const kept = new Set(media.map(({ rendition }) => rendition))
  const former = (await renditionsOf(db, [fileId])).map(({ kind }) => kind)
  const gone = former.filter((kind) => kind.startsWith('media-') && !kept.has(kind))
  await dropRenditions(db, fileId, gone)
}
