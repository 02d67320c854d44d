import type { InputOf } from '#src/shared/endpoint.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { areInOrder, type CopiedDates, type CopiedKind, isDay, neededDates } from '../copied.ts'
import type { copyApi, CopiedRow } from '../copy-api.ts'
import { classErrors } from '../errors.ts'

type Chosen = InputOf<typeof copyApi.copy>['rows'][number]

/**
 * Checks the chosen rows against those of the preview: each once, none of those that stay, no peer round without its homework,
 * and no date that its row does not have. @returns the chosen rows by kind
 */
export function chooseCopied(rows: readonly CopiedRow[], chosen: readonly Chosen[]) {
  const open = new Map(
    rows.filter(({ stays }) => stays === null).map((row) => [`${row.kind}:${row.id}`, row]),
  )
  const byKind = new Map<CopiedKind, { id: number; dates: CopiedDates }[]>()
  for (const { kind, id, dates } of chosen) {
    const row = open.get(`${kind}:${id}`)
    if (!row) throw new AppError(classErrors.copyChanged)
    open.delete(`${kind}:${id}`)
    const ofKind = byKind.get(kind) ?? []
    ofKind.push({ id, dates: datesOf(row, dates) })
    byKind.set(kind, ofKind)
  }
  const homework = new Set(byKind.get('homework')?.map(({ id }) => id))
  const isAlone = byKind.get('peer')?.some(({ id }) => !homework.has(id))
  if (isAlone) throw new AppError(classErrors.copyChanged)
  return byKind
}

function datesOf(row: CopiedRow, chosen: Chosen['dates']): CopiedDates {
  const dates: CopiedDates = Object.fromEntries(chosen.map(({ field, at }) => [field, at]))
  const areOfRow = chosen.every(({ field, at }) =>
    row.dates.some((one) => one.field === field && isDay(one.at) === isDay(at)),
  )
  const hasNeeded = row.dates.every(
    ({ field }) => !neededDates.includes(field) || dates[field] !== undefined,
  )
  if (!areOfRow || !hasNeeded || !areInOrder(dates)) {
    throw new AppError(withValues(classErrors.copyDates, { title: row.title }))
  }
  return dates
}
