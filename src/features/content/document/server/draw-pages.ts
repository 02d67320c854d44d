import { join } from 'node:path'
import type { Kernel } from '#src/server/kernel.ts'
import { openChild } from '#src/server/media/child.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import type { WorkRun } from '#src/server/media/background-work.ts'
import {
  type DrawnPage,
  type OpenedPdf,
  type PagesOrder,
  pictureKinds,
  wordsKind,
} from '../child/pages-order.ts'
import type { FoundFacts } from '../tables.ts'
import { saveFound } from './save-found.ts'

const script = new URL('../child/pages-child.ts', import.meta.url)
const mostMiB = 1500
/** A reader opens at the beginning, so the first pages are shown while the others are drawn. */
const firstPages = 4
const pagesAtOnce = 10
/** PDFium keeps some of each page, so a long document is drawn by one process after the other. */
const pagesOfChild = 100
export const mostPages = 1000

/** Draws the pages of a PDF, and stores their pictures and words. */
export async function drawPages(
  kernel: Kernel,
  given: { fileId: number; pdf: string; folder: string; media: FoundFacts['media'] },
  run: WorkRun,
): Promise<void> {
  let child = openChild(script, { memoryMiB: mostMiB })
  const ask = <R>(order: PagesOrder, onProgress?: (page: number) => void) =>
    child.ask<R>(order, { signal: run.signal, ...(onProgress && { onProgress }) })
  try {
    const opened = await ask<OpenedPdf>({ open: given.pdf, mostPages })
    const all = opened.sizes.length
    const drawn: DrawnPage[] = []
    while (drawn.length < all) {
      const from = drawn.length
      if (from > firstPages && (from - firstPages) % pagesOfChild === 0) {
        child.end()
        child = openChild(script, { memoryMiB: mostMiB })
        await ask({ open: given.pdf, mostPages })
      }
      const until = Math.min(all, from === 0 ? firstPages : from + pagesAtOnce)
      const progress = (page: number) => {
        run.progress((page / all) * 100).catch(() => undefined)
      }
      drawn.push(...(await ask<DrawnPage[]>({ from, until, into: given.folder }, progress)))
      // The files grow on, so what is shown early is copied by its storing.
      if (from === 0 || until === all) await save(kernel, { ...given, opened, drawn })
      if (from === 0 && until < all) kernel.events.publish('media', { fileId: given.fileId })
    }
  } finally {
    child.end()
  }
}

async function save(
  kernel: Kernel,
  given: {
    fileId: number
    folder: string
    opened: OpenedPdf
    drawn: readonly DrawnPage[]
    media: FoundFacts['media']
  },
): Promise<void> {
  const { fileId, folder, opened, drawn, media } = given
  await saveRendition(kernel, {
    ...{ fileId, kind: wordsKind, mime: 'application/json' },
    path: join(folder, wordsKind),
    parts: drawn.map(({ wordBytes }) => wordBytes),
  })
  for (const [n, { kind }] of pictureKinds.entries()) {
    await saveRendition(kernel, {
      ...{ fileId, kind, mime: 'image/webp' },
      path: join(folder, kind),
      parts: drawn.map(({ bytes }) => bytes[n]!),
    })
  }
  const all = opened.sizes.length
  await saveFound(kernel, {
    ...{ fileId, kind: 'pages', pages: drawn.map(({ text, hash }) => ({ text, hash })) },
    facts: {
      pages: opened.sizes.slice(0, drawn.length),
      firstText: drawn[0]?.text ?? '',
      outline: opened.outline,
      media,
      isBegun: drawn.length < all,
      isCut: all < opened.pageCount,
    },
  })
}
