import { movedByWeeks } from '#src/features/learning/semester/shift.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { areInOrder, type CopiedDate, copiedDates, isDay, isUsual, neededDates } from './copied.ts'
import type { CopiedRow, CopiedThing, SchoolHoliday, SchoolTerm } from './copy-api.ts'
import { halvesOf, type SchoolSemester } from './semester.ts'

/** Why a row cannot come along, as its own reasons, or as those of the semester that was chosen. */
export type StaysReason = NonNullable<CopiedRow['stays']> | 'noTerm' | 'noWeeks' | 'noHomework'

/** Doubts about a date that the teacher has to judge. `holiday` is the name of the holiday. */
export interface DateWarnings {
  past: boolean
  outside: boolean
  holiday: string | null
}

export type DateError = 'missing' | 'order' | 'range' | 'passed'

export interface PlannedDate {
  field: CopiedDate
  was: string
  /** '' – the copy has no such date. */
  is: string
  /** Typed by the teacher, so that the shift leaves it alone. */
  isTyped: boolean
  warnings: DateWarnings
  error: DateError | null
}

/** The end of a peer round, which follows the date of its homework. */
export type PlannedEnd = Pick<PlannedDate, 'was' | 'is' | 'warnings'>

export interface PlannedRow {
  key: string
  row: CopiedRow
  stays: StaysReason | null
  /** Whether it is copied. */
  comes: boolean
  dates: PlannedDate[]
  /** Of a peer round; null before its homework has a date. */
  end: PlannedEnd | null
  /** The columns of a gradebook, and whether each comes along with what was chosen. */
  columns: { name: string; comes: boolean }[]
}

export interface Planning {
  rows: readonly CopiedRow[]
  terms: readonly SchoolTerm[]
  holidays: readonly SchoolHoliday[]
  /** The semester of the copy. */
  to: SchoolSemester
  weeks: number
  /** Keys of rows that the teacher leaves out; of kinds that are not usual, those that the teacher takes along. */
  turned: ReadonlySet<string>
  /** Dates that were typed, by `dateKey`; '' for none. */
  typed: ReadonlyMap<string, string>
  today: string
}

export const rowKey = ({ kind, id }: CopiedThing) => `${kind}:${id}`
export const dateKey = (row: CopiedThing, field: CopiedDate) => `${rowKey(row)}:${field}`

const dayOf = (at: string) => (isDay(at) ? at : schoolDay(new Date(at)))

/** Returns the semesters of the school calendar in which a class takes place; undefined where it has none. */
const termsOf = (terms: readonly SchoolTerm[], { yearFrom, semester }: SchoolSemester) =>
  halvesOf(semester).map((half) =>
    terms.find((one) => one.yearFrom === yearFrom && one.half === half),
  )

/** Returns the first and the last day of a semester; undefined where the school calendar does not have all of it. */
export function rangeOf(terms: readonly SchoolTerm[], of: SchoolSemester) {
  const found = termsOf(terms, of)
  const [first, last] = [found[0], found.at(-1)]
  return first && last
    ? { from: first.startsOn, to: addDays(last.startsOn, last.weeks * 7 - 1) }
    : undefined
}

/** Half a school year, in weeks, where the school calendar does not say more. */
const halfYear = 26
const weeksOf = ({ yearFrom, semester }: SchoolSemester) =>
  yearFrom * 2 * halfYear + (semester === 'second' ? halfYear : 0)

/** Returns the first days of both semesters: those of the school calendar, or else a guess from the dates. */
export function firstDays(
  { rows, terms, today }: Pick<Planning, 'rows' | 'terms' | 'today'>,
  from: SchoolSemester,
  to: SchoolSemester,
): { from: string; to: string } {
  const earliest = rows
    .flatMap(({ dates }) => dates.map(({ at }) => dayOf(at)))
    .toSorted((a, b) => a.localeCompare(b))[0]
  const first = termsOf(terms, from)[0]?.startsOn ?? earliest ?? today
  const next = termsOf(terms, to)[0]?.startsOn
  return { from: first, to: next ?? addDays(first, (weeksOf(to) - weeksOf(from)) * 7) }
}

/** Plans a copy: each row with its dates as they were and as they will be, with warnings and errors. */
export function planCopy(given: Planning): PlannedRow[] {
  const plan = planRows(given)
  const byKey = new Map(plan.map((one) => [one.key, one]))
  const homeworkOf = ({ row: { id } }: PlannedRow) => byKey.get(rowKey({ kind: 'homework', id }))
  const warn = warningsIn(given)
  return plan
    .map((one): PlannedRow => {
      if (one.row.round === null) return one
      const homework = homeworkOf(one)
      if (!homework?.comes) return { ...one, stays: 'noHomework', comes: false }
      return { ...one, end: endOf(homework, one.row.round.days, warn) }
    })
    .map((one) => ({
      ...one,
      columns: one.row.columns.map(({ name, stays, needs }) => ({
        ...{ name, comes: !stays && (needs === null || byKey.get(rowKey(needs))?.comes === true) },
      })),
    }))
}

function endOf(
  homework: PlannedRow,
  days: number,
  warn: (at: string) => DateWarnings,
): PlannedEnd | null {
  const due = homework.dates.find(({ field }) => field === 'dueAt')
  if (!due || due.is === '') return null
  const after = (at: string) => new Date(Date.parse(at) + days * 86_400_000).toISOString()
  return { was: after(due.was), is: after(due.is), warnings: warn(after(due.is)) }
}

/** Plans each row for itself. */
function planRows(given: Planning): PlannedRow[] {
  const targets = termsOf(given.terms, given.to)
  const warn = warningsIn(given)
  return given.rows.map((row) => {
    const key = rowKey(row)
    const stays = row.stays ?? (row.lesson && lessonStays(row.lesson, targets))
    const comes = stays === null && given.turned.has(key) !== isUsual(row.kind)
    const moved = row.dates.map(({ field, at }) => {
      const typed = given.typed.get(dateKey(row, field))
      const is = typed ?? movedByWeeks(at, given.weeks)
      return { field, was: at, is, isTyped: typed !== undefined }
    })
    const isOrdered = areInOrder(
      Object.fromEntries(moved.flatMap(({ field, is }) => (is === '' ? [] : [[field, is]]))),
    )
    const dates = moved.map((one): PlannedDate => ({
      ...one,
      warnings: warn(one.is),
      error: comes ? errorOf(one, { isOrdered, all: moved, today: given.today }) : null,
    }))
    return { key, row, stays, comes, dates, end: null, columns: [] }
  })
}

function lessonStays(
  { half, firstWeek }: NonNullable<CopiedRow['lesson']>,
  targets: readonly (SchoolTerm | undefined)[],
): StaysReason | null {
  const target = targets[half]
  if (!target) return 'noTerm'
  return firstWeek > target.weeks ? 'noWeeks' : null
}

function warningsIn({ terms, to, today, holidays: all }: Planning) {
  const range = rangeOf(terms, to)
  const holidays = new Map(all.map(({ day, name }) => [day, name]))
  return (at: string): DateWarnings => {
    if (at === '') return { past: false, outside: false, holiday: null }
    const day = dayOf(at)
    return {
      past: day < today,
      outside: range !== undefined && (day < range.from || day > range.to),
      holiday: holidays.get(day) ?? null,
    }
  }
}

/** Dates out of their order are marked at the last one of them, which is the one that is late. */
function errorOf(
  { field, is }: Pick<PlannedDate, 'field' | 'is'>,
  {
    isOrdered,
    all,
    today,
  }: { isOrdered: boolean; all: readonly Pick<PlannedDate, 'field' | 'is'>[]; today: string },
): DateError | null {
  if (is === '') return neededDates.includes(field) ? 'missing' : null
  if (is < '2020' || is >= '2100') return 'range'
  // An announcement with a past moment would be published at once.
  if (field === 'publishAt' && dayOf(is) < today) return 'passed'
  if (isOrdered) return null
  const before = all.filter(
    (one) => one.is !== '' && copiedDates.indexOf(one.field) < copiedDates.indexOf(field),
  )
  return before.some((one) => Date.parse(one.is) >= Date.parse(is)) ? 'order' : null
}

export const hasWarning = ({ past, outside, holiday }: DateWarnings): boolean =>
  past || outside || holiday !== null

/** Returns the years of the planned dates for which the school calendar has no holidays yet. */
export function yearsWithoutHolidays(
  plan: readonly PlannedRow[],
  { holidays, today }: Pick<Planning, 'holidays' | 'today'>,
): string[] {
  const known = new Set(holidays.map(({ day }) => day.slice(0, 4)))
  const years = plan
    .filter(({ comes }) => comes)
    .flatMap(({ dates, end }) => [...dates, ...(end ? [end] : [])])
    .flatMap(({ is }) => (is === '' ? [] : [dayOf(is).slice(0, 4)]))
    .filter((year) => year >= today.slice(0, 4) && !known.has(year))
  return [...new Set(years)].toSorted((a, b) => a.localeCompare(b))
}

/** Returns the rows of the plan that are copied, as `Class/Copy` takes them. */
export const chosenRows = (plan: readonly PlannedRow[]) =>
  plan
    .filter(({ comes }) => comes)
    .map(({ row: { kind, id }, dates }) => ({
      ...{ kind, id },
      dates: dates.flatMap(({ field, is }) => (is === '' ? [] : [{ field, at: is }])),
    }))
