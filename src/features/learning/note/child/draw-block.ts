import sharp from 'sharp'
import type { Block, Run } from './blocks-of-html.ts'
import { colours, type Sheet, width } from './sheet.ts'

const size = 11
const step = 18
/** A frame is at most so high, so that two fit on a page with their words. */
const pictureMost = 230

/** Draws a part of a note. @param frames the paths of frames by their keys */
export async function drawBlock(
  sheet: Sheet,
  block: Block,
  frames: Readonly<Record<string, string>>,
): Promise<void> {
  if (block.kind === 'rule') return sheet.rule()
  if (block.kind === 'code') return drawCode(sheet, block.text)
  if (block.kind === 'table') return drawTable(sheet, block.rows)
  if (block.kind === 'picture') return drawPicture(sheet, block, frames[block.frame])
  const { runs, depth, mark, isHeading, isQuote } = block
  if (isHeading) {
    sheet.need(60)
    sheet.space(6)
    return sheet.text(bold(runs), { size: 12.5 })
  }
  const indent = depth * step + (isQuote ? 12 : 0)
  sheet.text(
    runs,
    { size, indent, ...(isQuote && { colour: colours.muted }) },
    (top, height, at) => {
      if (isQuote) bar(sheet, top, height)
      if (mark === undefined || at > 0) return
      const [sign] = sheet.lines([{ text: mark }], { size })
      const taken = sign!.reduce((sum, piece) => sum + piece.width, 0)
      const x = sheet.left(indent - taken - 5)
      sheet.line(sign!, { x, y: top + size * 1.16, colour: colours.muted })
    },
  )
  sheet.space(3)
}

export const bold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, bold: true }))

/** The line at the left of a quotation. */
export const bar = ({ doc, left }: Sheet, top: number, height: number) =>
  void doc.rect(left(), top, 2, height).fill(colours.line)

function drawCode(sheet: Sheet, text: string): void {
  for (const line of text.replace(/\n$/, '').split('\n')) {
    // Spaces at the beginning of a line are part of it.
    const kept = line.replace(/^[ \t]+/, (lead) => '\u00a0'.repeat(lead.length))
    sheet.text([{ text: kept }], { size: 10, indent: 8 }, (top, height) => {
      sheet.doc.rect(sheet.left(), top, width, height).fill(colours.pale)
    })
  }
  sheet.space(4)
}

/** Draws columns of one width. A row that is higher than a page is written as a text. */
function drawTable(sheet: Sheet, rows: Run[][][]): void {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const column = width / columns
  const look = { size: 10, most: column - 10 }
  const height = look.size * 1.62
  for (const row of rows) {
    const cells = row.map((runs) => sheet.lines(runs, look))
    const tall = Math.max(1, ...cells.map((lines) => lines.length)) * height + 6
    if (tall > sheet.most || column < 24) {
      for (const runs of row) sheet.text(runs, { size: look.size })
      continue
    }
    sheet.need(tall)
    const top = sheet.y
    for (let at = 0; at < columns; at += 1) {
      const x = sheet.left(at * column)
      sheet.doc.rect(x, top, column, tall).lineWidth(0.5).stroke(colours.line)
      for (const [line, pieces] of (cells[at] ?? []).entries()) {
        const y = top + 3 + line * height + look.size * 1.16
        sheet.line(pieces, { x: x + 5, y, colour: colours.ink })
      }
    }
    sheet.y += tall
  }
  sheet.space(6)
}

/** Draws a frame with the words that stand for it, which say its second; the words alone where there is no picture. */
async function drawPicture(sheet: Sheet, { alt }: { alt: string }, path?: string): Promise<void> {
  const picture = path === undefined ? undefined : await decoded(path)
  const caption = { size: 9, colour: colours.muted }
  if (!picture) return sheet.text([{ text: `[${alt}]` }], caption)
  const scale = Math.min(width / picture.width, pictureMost / picture.height, 1)
  const [wide, tall] = [picture.width * scale, picture.height * scale]
  sheet.space(3)
  sheet.need(tall + 18)
  sheet.doc.image(picture.bytes, sheet.left(), sheet.y, { width: wide, height: tall })
  sheet.y += tall + 2
  sheet.text([{ text: alt }], caption)
  sheet.space(3)
}

/** Encodes a picture again from its pixels, so that the PDF holds nothing else. @returns undefined where it is broken */
async function decoded(path: string) {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: 16_000_000 })
      .rotate()
      .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 78 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
