import { delimiters, rowsOf } from '#src/features/content/exchange/formats/csv/read.ts'
import type { FileLine } from './columns.ts'
import { fieldOfHead } from './heads-text.ts'

/** Reads the lines of a text: of a CSV file, or of cells that were copied from a spreadsheet. @throws UnreadableFile */
export function readText(text: string): FileLine[] {
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  return rowsOf(plain, delimiterOf(plain)).map((cells, at) => ({ line: at + 1, cells }))
}

/** The delimiter by which a line has the most heads; without heads, the one that stands in the most lines. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', 20)
  const heads = (delimiter: string) =>
    Math.max(
      0,
      ...lines.map(
        (line) =>
          line.split(delimiter).filter((cell) => fieldOfHead(cell.replaceAll('"', ''))).length,
      ),
    )
  const uses = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  const ranked = delimiters
    .map((delimiter) => ({ delimiter, heads: heads(delimiter), uses: uses(delimiter) }))
    .toSorted((a, b) => b.heads - a.heads || b.uses - a.uses)
  return ranked[0]!.delimiter
}
