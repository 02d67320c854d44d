import { dueDates, type DueDatesAsked } from '#src/server/due-dates.ts'
import type { Ports } from '#src/server/ports.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { ShownDue } from '../contract.ts'

/** Reads the dates of all rooms, in order. */
export async function readDue({
  ports,
  ...asked
}: DueDatesAsked & { ports: Ports }): Promise<ShownDue[]> {
  const all = await Promise.all(ports.all(dueDates).map((datesOf) => datesOf(asked)))
  return all
    .flat()
    .map(({ at, ...due }) => ({
      ...due,
      day: typeof at === 'string' ? at : schoolDay(at),
      at: typeof at === 'string' ? null : at.toISOString(),
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day) || (a.at ?? '').localeCompare(b.at ?? ''))
}
