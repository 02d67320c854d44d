import type { Gradebook } from '../contract.ts'
import type { RowGrade } from '../rules/grade-row.ts'
import { gradeOf } from '../sheet.ts'
import { type Exact, compare } from '../rules/exact.ts'
import type { Row } from './mark-store.ts'

/** Grades rows of a gradebook, each once: a changed row is another row. */
export function createGrades(book: Gradebook) {
  const known = new WeakMap<Row, RowGrade>()
  return (row: Row): RowGrade => {
    const found = known.get(row) ?? gradeOf(book, row.cells)
    known.set(row, found)
    return found
  }
}
export type Grades = ReturnType<typeof createGrades>

export type Sort = 'number' | 'name' | 'high' | 'low' | `column:${number}`

/** The rows that match, in the chosen order. Rows without a value come last. */
export function chooseRows(
  rows: readonly Row[],
  { keyword, group, sort }: { keyword: string; group: string; sort: Sort },
  grade: Grades,
  compareNames: (a: string, b: string) => number,
): Row[] {
  const sought = keyword.normalize('NFKC').trim().toLowerCase()
  const found = rows.filter(({ student }) => {
    const inGroup =
      group === '' ||
      (group === 'none' ? student.groupId === null : String(student.groupId) === group)
    return inGroup && `${student.name} ${student.number}`.toLowerCase().includes(sought)
  })
  if (sort === 'number') return found
  if (sort === 'name') return found.toSorted((a, b) => compareNames(a.student.name, b.student.name))
  const value = (row: Row): Exact | null => {
    if (sort === 'high' || sort === 'low') return grade(row).total
    const entry = row.cells.get(Number(sort.slice('column:'.length)))
    if (!entry || 'word' in entry) return null
    return { num: BigInt(entry.mark), den: BigInt(entry.of ?? 1) }
  }
  const values = new Map(found.map((row) => [row, value(row)]))
  return found.toSorted((a, b) => {
    const [x, y] = [values.get(a)!, values.get(b)!]
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1
    return sort === 'low' ? compare(x, y) : compare(y, x)
  })
}
