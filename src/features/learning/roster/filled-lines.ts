import type { FileLine } from './columns.ts'
import { cellMost, cellsMost, linesMost } from './limits.ts'

/** Returns the lines that hold anything, with the cells that are shown, and one more line than a file may have. */
export function filledLines(lines: readonly FileLine[]): FileLine[] {
  const filled: FileLine[] = []
  for (const { line, cells } of lines) {
    const shown = cells.slice(0, cellsMost).map((cell) => cell.slice(0, cellMost))
    if (shown.some((cell) => cell.trim() !== '')) filled.push({ line, cells: shown })
    if (filled.length > linesMost) break
  }
  return filled
}
