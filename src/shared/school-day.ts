/** The school's clock: its days begin and end here, independent of its readers and its server. */
export const schoolZone = 'Asia/Shanghai'

// The Swedish format writes the year first.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: schoolZone, dateStyle: 'short' })

/** Returns the school's calendar day at a moment: '2026-11-21'. */
export const schoolDay = (moment: Date = new Date()): string => calendar.format(moment)

const dayMs = 86_400_000

/** Returns the day so many days later, or earlier: ('2026-03-01', -1) → '2026-02-28'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** '2026-11' and -1 → '2026-10'. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
