import { useMemo, useState } from 'react'
import type { GradeColumn } from '../contract.ts'
import type { Choice } from './sheet-tools.tsx'
import { chooseRows, type Grades } from './grades.ts'
import { firstMark, type Place } from './grid-moves.ts'
import type { Row } from './mark-store.ts'

/**
 * The rows that match, in the order that they had as it was chosen: a mark that is entered, or arrives, moves no row from
 * under its reader.
 */
export function useRows(
  rows: readonly Row[],
  choice: Choice,
  grade: Grades,
  compareNames: (a: string, b: string) => number,
): Row[] {
  const people = rows.map(({ student }) => student.userId).join()
  const order = () =>
    chooseRows(rows, choice, grade, compareNames).map(({ student }) => student.userId)
  const [chosen, setChosen] = useState(() => ({ choice, people, order: order() }))
  const isStale = chosen.choice !== choice || chosen.people !== people
  const now = isStale ? { choice, people, order: order() } : chosen
  if (isStale) setChosen(now)
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [row.student.userId, row]))
    return now.order.flatMap((userId) => byId.get(userId) ?? [])
  }, [now.order, rows])
}

/** The place of the focus, which follows its student and its column when others come or go. */
export function usePlace(rows: readonly Row[], columns: readonly GradeColumn[]) {
  const [spot, setSpot] = useState<{ place: Place; userId?: number; columnId?: number }>({
    place: { row: 1, column: firstMark },
  })
  const row = rows.findIndex(({ student }) => student.userId === spot.userId)
  const column = columns.findIndex(({ columnId }) => columnId === spot.columnId)
  const place: Place = {
    row: row < 0 ? spot.place.row : row + 1,
    column: column < 0 ? spot.place.column : column + firstMark,
  }
  const setPlace = (to: Place) => {
    const userId = rows[to.row - 1]?.student.userId
    const columnId = columns[to.column - firstMark]?.columnId
    setSpot({
      place: to,
      ...(userId !== undefined && { userId }),
      ...(columnId !== undefined && { columnId }),
    })
  }
  return [place, setPlace] as const
}
