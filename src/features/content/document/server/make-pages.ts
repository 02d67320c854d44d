import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { openPart, renditionOf } from '#src/server/media/renditions.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { isPdf } from './document-types.ts'
import { drawPages } from './draw-pages.ts'
import type { PdfAbout } from './make-pdf.ts'
import { workTitles } from './works-text.ts'

const spaceBytes = 300 * 1024 * 1024

/** Draws the pages of a PDF, or of the one that was made of a document. */
export const makePages: MediaWork = {
  name: 'document-pages',
  title: workTitles.pages,
  lane: 'document',
  // A document that has its PDF is readable before the next one is begun.
  priority: 1,
  takes: isPdf,
  timeout: 1800,
  async run(kernel, file, run) {
    if (file.size === 0) throw new MediaFailure('empty')
    await inWorkFolder(kernel.config, file.size + spaceBytes, async (folder) => {
      const from = isPdf(file.mime)
        ? { pdf: await localCopy(kernel, file, folder, { signal: run.signal }), media: [] }
        : await converted(kernel, file, folder, run.signal)
      await drawPages(kernel, { ...from, fileId: file.id, folder }, run)
    })
  },
}

async function converted(kernel: Kernel, file: FileRow, folder: string, signal: AbortSignal) {
  const rendition = await renditionOf(kernel.db, file.id, 'pdf')
  const stream = rendition && (await openPart(kernel, rendition, 0))
  if (!stream) throw new Error(`file ${file.id} has no PDF`)
  const pdf = join(folder, 'source')
  await pipeline(stream, createWriteStream(pdf), { signal })
  return { pdf, media: (rendition.about as PdfAbout).media }
}
