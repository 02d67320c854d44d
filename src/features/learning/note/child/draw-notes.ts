import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { blocksOf } from './blocks-of-html.ts'
import { bar, bold, drawBlock } from './draw-block.ts'
import type { Drawn, PdfOrder, PrintedNote } from './order.ts'
import { colours, Sheet } from './sheet.ts'

/** Draws notes as a PDF with its fonts inside: a heading for each course, chapter and item, the place before each note. */
export async function drawNotes(
  order: PdfOrder,
  progress: (percent: number) => void,
): Promise<Drawn> {
  const { title, lead, language, notes, frames, path } = order
  const sheet = new Sheet({ title, language })
  const file = createWriteStream(path, { mode: 0o600 })
  sheet.doc.pipe(file)
  sheet.text([{ text: title, bold: true }], { size: 24 })
  sheet.text([{ text: lead }], { size: 10, colour: colours.muted })
  const outline: { course?: PDFKit.PDFOutline } = {}
  let before: Partial<PrintedNote> = {}
  for (const [at, note] of notes.entries()) {
    drawHeadings(sheet, note, before, outline)
    drawPlace(sheet, note)
    for (const block of blocksOf(note.html)) await drawBlock(sheet, block, frames)
    before = note
    progress(Math.floor((100 * (at + 1)) / notes.length))
  }
  sheet.doc.end()
  await finished(file)
  return { pages: sheet.pages }
}

function drawHeadings(
  sheet: Sheet,
  note: PrintedNote,
  before: Partial<PrintedNote>,
  outline: { course?: PDFKit.PDFOutline },
): void {
  const isNewCourse = note.course !== before.course
  const isNewChapter = isNewCourse || note.chapter !== before.chapter
  const isNewItem = isNewChapter || note.item !== before.item
  if (isNewCourse) {
    sheet.need(150)
    sheet.space(22)
    outline.course = sheet.doc.outline.addItem(note.course)
    sheet.text([{ text: note.course, bold: true }], { size: 18 })
  }
  if (isNewChapter) {
    sheet.need(110)
    sheet.space(12)
    outline.course?.addItem(note.chapter)
    sheet.text([{ text: note.chapter, bold: true }], { size: 14 })
  }
  if (isNewItem) {
    sheet.need(80)
    sheet.space(8)
    sheet.text([{ text: note.item, bold: true }], { size: 11.5, colour: colours.muted })
  } else sheet.rule()
}

function drawPlace(sheet: Sheet, { place, words }: PrintedNote): void {
  sheet.need(48)
  sheet.space(4)
  if (place !== null) sheet.text(bold([{ text: place }]), { size: 10, colour: colours.blue })
  if (words === null) return
  const look = { size: 10, indent: 12, colour: colours.muted }
  sheet.text([{ text: words }], look, (top, height) => bar(sheet, top, height))
  sheet.space(2)
}
