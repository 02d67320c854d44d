import { movedByWeeks } from '#src/features/learning/semester/shift.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { areInOrder, type CopiedDate, copiedDates, isDay } from './copied.ts'
import type { CopiedRow, SchoolHoliday, SchoolTerm } from './copy-api.ts'
import { halvesOf, type SchoolSemester } from './semester.ts'

/** Why a row cannot come along, as its own reasons, or as those of the semester that was chosen. */
export type StaysReason = NonNullable<CopiedRow['stays']> | 'noTerm' | 'noWeeks'

/** Doubts about a date that the teacher has to judge. `holiday` is the name of the holiday. */
export interface DateWarnings {
  past: boolean
  outside: boolean
  holiday: string | null
}

export type DateError = 'missing' | 'order' | 'range'

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

export interface PlannedRow {
  key: string
  row: CopiedRow
  stays: StaysReason | null
  /** Whether it is copied. */
  comes: boolean
  dates: PlannedDate[]
}

export interface Planning {
  rows: readonly CopiedRow[]
  terms: readonly SchoolTerm[]
  holidays: readonly SchoolHoliday[]
  /** The semester of the copy. */
  to: SchoolSemester
  weeks: number
  /** Keys of rows that the teacher leaves out. */
  left: ReadonlySet<string>
  /** Dates that were typed, by `dateKey`; '' for none. */
  typed: ReadonlyMap<string, string>
  today: string
}

export const rowKey = ({ kind, id }: Pick<CopiedRow, 'kind' | 'id'>) => `${kind}:${id}`
export const dateKey = (row: Pick<CopiedRow, 'kind' | 'id'>, field: CopiedDate) =>
  `${rowKey(row)}:${field}`

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
  const range = rangeOf(given.terms, given.to)
  const targets = termsOf(given.terms, given.to)
  const holidays = new Map(given.holidays.map(({ day, name }) => [day, name]))
  return given.rows.map((row) => {
    const key = rowKey(row)
    const stays = row.stays ?? (row.lesson && lessonStays(row.lesson, targets))
    const comes = stays === null && !given.left.has(key)
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
      warnings: warningsOf(one.is, { today: given.today, range, holidays }),
      error: comes ? errorOf(one, isOrdered, moved) : null,
    }))
    return { key, row, stays, comes, dates }
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

function warningsOf(
  at: string,
  {
    today,
    range,
    holidays,
  }: {
    today: string
    range: { from: string; to: string } | undefined
    holidays: ReadonlyMap<string, string>
  },
): DateWarnings {
  if (at === '') return { past: false, outside: false, holiday: null }
  const day = dayOf(at)
  return {
    past: day < today,
    outside: range !== undefined && (day < range.from || day > range.to),
    holiday: holidays.get(day) ?? null,
  }
}

/** Dates out of their order are marked at the last one of them, which is the one that is late. */
function errorOf(
  { field, is }: Pick<PlannedDate, 'field' | 'is'>,
  isOrdered: boolean,
  all: readonly Pick<PlannedDate, 'field' | 'is'>[],
): DateError | null {
  if (is === '') return field === 'dueAt' ? 'missing' : null
  if (is < '2020' || is >= '2100') return 'range'
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
    .flatMap(({ dates }) => dates.flatMap(({ is }) => (is === '' ? [] : [dayOf(is).slice(0, 4)])))
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
