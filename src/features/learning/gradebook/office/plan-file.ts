import type { FileRow } from './find-columns.ts'
import { officeTargets, type OfficeMapping, type OfficeTarget } from './targets.ts'

/** What a student has for the file; null where a column stays as it is. A number is written as one. */
export interface OfficeStudent {
  userId: number
  number: string
  /** The names under which the file may have the student, the first as pages show it. */
  names: string[]
  values: Record<OfficeTarget, number | string | null>
}

export interface OfficeWrite {
  row: number
  column: number
  target: OfficeTarget
  was: string
  is: number | string
}

export interface OfficePlan {
  writes: OfficeWrite[]
  /** Rows of the file that get something, with the students that they are. */
  rows: { row: number; userId: number }[]
  /** Cells that have the value already. */
  same: number
  /** Rows without a student of the class, and second rows of one student. */
  unknown: { row: number; number: string; name: string; why: 'unknown' | 'twice' }[]
  /** Rows whose name is another one than that of the student with this number. */
  otherNames: { row: number; number: string; theirs: string; ours: string }[]
  /** Students of the class without a row. */
  missing: number[]
  /** Students with a row and without a total. */
  noGrade: number[]
  /** Cells with a formula, which stay as they are. */
  formulas: number
}

/** A number of a student as it is compared: half-width, and not as Excel writes a large number. */
export function plainNumber(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/[\s']/g, '').toUpperCase()
  if (!/^\d+(\.\d+)?E\+?\d+$/.test(plain)) return plain.replace(/^(\d+)\.0+$/, '$1')
  const value = Number(plain)
  return Number.isSafeInteger(value) ? String(value) : plain
}

const plainName = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s·•.]/g, '')
    .toLowerCase()

/** Says what of a sheet is written: nothing but the cells of students that are found by their numbers. */
export function planFile(
  rows: readonly FileRow[],
  {
    from,
    mapping,
    hasFormula,
  }: {
    from: number
    mapping: OfficeMapping
    hasFormula: (row: number, column: number) => boolean
  },
  students: readonly OfficeStudent[],
): OfficePlan {
  const plan: OfficePlan = {
    ...{ writes: [], rows: [], same: 0, unknown: [], otherNames: [] },
    ...{ missing: [], noGrade: [], formulas: 0 },
  }
  const find = finderOf(students)
  const seen = new Set<number>()
  for (const { number: row, values } of rows) {
    const number = mapping.number === null ? '' : (values[mapping.number] ?? '').trim()
    if (row < from || number === '') continue
    const name = mapping.name === null ? '' : (values[mapping.name] ?? '').trim()
    const student = find(number)
    if (!student || seen.has(student.userId)) {
      // Below the list stand lines such as “任课教师”, which are no students.
      if (student || /\d/.test(number))
        plan.unknown.push({ row, number, name, why: student ? 'twice' : 'unknown' })
      continue
    }
    seen.add(student.userId)
    if (name !== '' && !student.names.map(plainName).includes(plainName(name)))
      plan.otherNames.push({ row, number, theirs: name, ours: student.names[0] ?? '' })
    addRow(plan, { row, values, student, mapping, hasFormula })
  }
  plan.missing = students.filter(({ userId }) => !seen.has(userId)).map(({ userId }) => userId)
  return plan
}

function addRow(
  plan: OfficePlan,
  {
    row,
    values,
    student,
    mapping,
    hasFormula,
  }: {
    row: number
    values: readonly string[]
    student: OfficeStudent
    mapping: OfficeMapping
    hasFormula: (row: number, column: number) => boolean
  },
): void {
  if (officeTargets.every((target) => student.values[target] === null)) {
    plan.noGrade.push(student.userId)
    return
  }
  const before = plan.writes.length
  for (const target of officeTargets) {
    const [column, is] = [mapping[target], student.values[target]]
    if (column === null || is === null) continue
    const was = (values[column] ?? '').trim()
    if (hasFormula(row, column)) plan.formulas += 1
    else if (was === String(is) || (was !== '' && Number(was) === is)) plan.same += 1
    else plan.writes.push({ row, column, target, was, is })
  }
  if (plan.writes.length > before) plan.rows.push({ row, userId: student.userId })
}

/** Finds a student by number; where Excel has lost the zeros before it, by the rest, if that is one student's alone. */
function finderOf(students: readonly OfficeStudent[]) {
  const exact = groupedBy(students, ({ number }) => plainNumber(number))
  const bare = groupedBy(students, ({ number }) => withoutZeros(plainNumber(number)))
  return (number: string): OfficeStudent | undefined => {
    const plain = plainNumber(number)
    const found = exact.get(plain) ?? bare.get(withoutZeros(plain))
    return found?.length === 1 ? found[0] : undefined
  }
}

const withoutZeros = (text: string) => text.replace(/^0+(?=.)/, '')

function groupedBy(students: readonly OfficeStudent[], keyOf: (one: OfficeStudent) => string) {
  return Map.groupBy(
    students.filter(({ number }) => number !== ''),
    keyOf,
  )
}
