import { buffer } from 'node:stream/consumers'
import { colours, Sheet, width } from '#src/features/learning/note/child/sheet.ts'
import type { PrintedPart, PrintedReport, PrintedTable } from '../printed.ts'

const small = 9.5
/** Between the columns of a table. */
const gap = 10
const leading = 1.5

/** Draws a report on pages of A4, with its fonts inside. */
export async function drawPages(report: PrintedReport): Promise<Uint8Array> {
  const { title, language, foot, school, state, parts } = report
  const sheet = new Sheet({ title: `${title} ${foot}`, language, foot })
  const bytes = buffer(sheet.doc)
  sheet.text([{ text: school }], { size: 11, colour: colours.muted })
  sheet.text([{ text: title, bold: true }], { size: 22 })
  sheet.space(6)
  drawFacts(sheet, report)
  drawTotal(sheet, report)
  sheet.text([{ text: state }], { size: small, colour: colours.muted })
  for (const part of parts) drawPart(sheet, part)
  sheet.doc.end()
  return new Uint8Array(await bytes)
}

/** Two facts beside each other, each as high as it needs. */
function drawFacts(sheet: Sheet, { facts }: PrintedReport): void {
  const half = width / 2
  const label = 78
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2)
    drawRow(
      sheet,
      pair.flatMap(([name, value], column) => [
        { text: name, x: column * half, most: label - gap, colour: colours.muted },
        {
          ...{ text: value, x: column * half + label, most: half - label - gap },
          colour: colours.ink,
        },
      ]),
      { size: 10.5, padding: 2 },
    )
  }
}

function drawTotal(sheet: Sheet, { total }: PrintedReport): void {
  sheet.space(8)
  if (!total) return
  sheet.need(50)
  const { doc } = sheet
  doc.roundedRect(sheet.left(), sheet.y, width, 42, 6).fill(colours.pale)
  const base = sheet.y + 27
  const draw = (text: string, x: number, size: number, colour: string, bold = false) => {
    const [line = []] = sheet.lines([{ text, bold }], { size, most: width - x })
    sheet.line(line, { x: sheet.left(x), y: base, colour })
    return line.reduce((sum, piece) => sum + piece.width, 0)
  }
  const label = 14 + draw(total.label, 14, 11, colours.muted) + 12
  const value = label + draw(total.value, label, 20, colours.ink, true) + 12
  draw(total.scheme, value, 10, colours.muted)
  sheet.y += 48
}

function drawPart(sheet: Sheet, { title, isSmall, lead, table, notes }: PrintedPart): void {
  sheet.need(isSmall ? 74 : 90)
  sheet.space(isSmall ? 8 : 16)
  sheet.text([{ text: title, bold: true }], { size: isSmall ? 11 : 14 })
  if (lead) sheet.text([{ text: lead }], { size: small, colour: colours.muted })
  if (table) drawTable(sheet, table)
  for (const note of notes ?? []) sheet.text([{ text: note }], { size: 10.5 })
}

function drawTable(sheet: Sheet, { heads, widths, rows }: PrintedTable): void {
  const places = widths.map((share, at) => ({
    x: widths.slice(0, at).reduce((sum, one) => sum + one, 0) * width,
    most: share * width - gap,
  }))
  const cells = (texts: readonly string[], isHead: boolean): Cell[] =>
    texts.map((text, at) => ({
      ...{ text, ...places[at]! },
      colour: isHead ? colours.muted : colours.ink,
    }))
  const drawHead = () => drawRow(sheet, cells(heads, true), { size: small, padding: 4, rule: true })
  sheet.space(2)
  drawHead()
  for (const row of rows)
    drawRow(sheet, cells(row, false), { size: small, padding: 4, rule: true, again: drawHead })
}

interface Cell {
  text: string
  x: number
  most: number
  colour: string
}

/** Draws texts beside each other; a long one wraps. @param look `again` is drawn first where the row begins a page */
function drawRow(
  sheet: Sheet,
  cells: readonly Cell[],
  look: { size: number; padding: number; rule?: boolean; again?: () => void },
): void {
  const { size, padding, rule = false, again } = look
  const step = size * leading
  const lines = cells.map(({ text, most }) => sheet.lines([{ text }], { size, most }))
  const height = Math.max(...lines.map((one) => one.length)) * step + 2 * padding
  const { pages } = sheet
  sheet.need(Math.min(height, sheet.most))
  if (sheet.pages > pages) again?.()
  for (const [at, { x, colour }] of cells.entries())
    for (const [n, line] of lines[at]!.entries())
      sheet.line(line, { x: sheet.left(x), y: sheet.y + padding + n * step + size * 1.08, colour })
  sheet.y += height
  if (!rule) return
  const { doc } = sheet
  doc
    .moveTo(sheet.left(), sheet.y)
    .lineTo(sheet.left() + width, sheet.y)
    .lineWidth(0.5)
    .stroke(colours.line)
}
