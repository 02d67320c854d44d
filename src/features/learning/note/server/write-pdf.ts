import { runChild } from '#src/server/media/child.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Drawn, PdfOrder, PrintedNote } from '../child/order.ts'
import type { ExportedNote } from './exported-notes.ts'
import { exportText } from './export-text.ts'
import { clock, oneLine } from './export-words.ts'
import type { WriteOrder } from './write-order.ts'

const child = new URL('../child/notes-child.ts', import.meta.url)
/** Fonts and the process took 240 MiB with 500 pages of notes. */
const memoryMiB = 900
/** Progress is written after so many percent. */
const step = 5

/** Draws notes as PDF in a process of its own. An abort of the signal ends the process. */
export async function writePdf(order: WriteOrder): Promise<void> {
  const { notes, locale, frames, path, signal, progress } = order
  const lead = notes.length === 1 ? exportText.leadOfOne : exportText.lead
  const given: PdfOrder = {
    language: locale,
    title: pick(exportText.title, locale),
    lead: pick(lead, locale).replace('{day}', schoolDay()).replace('{notes}', String(notes.length)),
    notes: notes.map((note) => printed(note, locale)),
    ...{ frames, path },
  }
  let told = 0
  await runChild<Drawn>(child, given, {
    ...{ signal, memoryMiB },
    onProgress(percent) {
      if (percent < told + step) return
      told = percent
      // Another percentage follows; the end is written apart.
      progress(percent).catch(() => undefined)
    },
  })
}

const printed = (note: ExportedNote, locale: Locale): PrintedNote => ({
  ...{ course: oneLine(note.course), chapter: oneLine(note.chapter) },
  item: oneLine(note.itemName),
  place: placeOf(note, locale),
  words: note.words === null ? null : oneLine(note.words),
  html: note.body,
})

function placeOf({ second, page }: ExportedNote, locale: Locale): string | null {
  if (second !== null) return pick(exportText.second, locale).replace('{clock}', clock(second))
  return page === null ? null : pick(exportText.page, locale).replace('{page}', String(page))
}
