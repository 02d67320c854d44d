import { schoolZone } from './school-day.ts'

// The Swedish format writes the year first.
const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: schoolZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** The school's zone has no summer time. */
const offset = '+08:00'

/** A moment on the school's clock, as an input of date and time has it: '2026-11-24T23:59'. */
export const toSchoolTime = (moment: string | Date): string =>
  clock.format(new Date(moment)).replace(' ', 'T')

/** A moment on the school's clock, as files and messages say it: '2026-11-24 23:59'. */
export const sayMoment = (moment: string | Date): string => clock.format(new Date(moment))

/** The moment of a date and time on the school's clock, in ISO 8601; undefined for a text that is none. */
export function fromSchoolTime(local: string): string | undefined {
  const moment = new Date(`${local}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
