/** A place in the grid. Row 0 is its head; columns 0 and 1 are the name and the total, marks begin at 2. */
export interface Place {
  row: number
  column: number
}

export const firstMark = 2

interface Size {
  /** Rows with the head, columns with name and total. */
  rows: number
  columns: number
}

/** Rows that Page Up and Page Down move by. */
const pageRows = 12

type Move = (place: Place, size: Size) => Place

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}
const farMoves: Record<string, Move> = {
  ArrowUp: ({ column }) => ({ row: 1, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 1, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
})

/** Where a key leads; null for a key that does not move. `far` – with Ctrl or ⌘. */
export function moved(place: Place, key: string, far: boolean, size: Size): Place | null {
  const move = (far ? farMoves : moves)[key]
  return move ? within(move(place, size), size) : null
}

/** The rectangle between two places. */
export function rangeOf(a: Place, b: Place) {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  }
}
export type Range = ReturnType<typeof rangeOf>
