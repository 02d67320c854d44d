import type { z } from 'zod'
import type { gap } from '../body/gap.ts'
import { type Fraction, fraction, higher, one, zero } from './fraction.ts'

type DateGap = Extract<z.output<typeof gap>, { kind: 'date' }>

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** NOV, Nov. and November; Sept too. */
const month = String.raw`(?<month>jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)`
const year = String.raw`(?<year>\d{4}|\d{2})`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
/** The signs between the parts. */
const gapOf = String.raw`[ .,/\-]*`

const forms = [
  // 2026-11-22, 2026/11/22, 2026.11.22, 2026年11月22日
  /^(?<year>\d{4}) ?[-/.年] ?(?<number>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?日?$/u,
  // 20261122, and 261122 as in messages of banks
  /^(?<year>\d{4}|\d{2})(?<number>\d{2})(?<day>\d{2})$/u,
  // NOV. 22, 2026
  new RegExp(`^${month}${gapOf}${day}(?:${gapOf.replace('*', '+')})${year}$`, 'u'),
  // 22 Nov 2026, 22-NOV-26, 22NOV2026, 22nd of November, 2026
  new RegExp(`^${day} ?(?:of )?${gapOf}${month}${gapOf}${year}$`, 'u'),
  // 22/11/2026 and 11/22/2026
  /^(?<day>\d{1,2}) ?[-/.] ?(?<number>\d{1,2}) ?[-/.] ?(?<year>\d{4})$/u,
  /^(?<number>\d{1,2}) ?[-/.] ?(?<day>\d{1,2}) ?[-/.] ?(?<year>\d{4})$/u,
]

const perDay = 86_400_000

/** The day of a date that exists, in days since 1970. */
function dayOf(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day)
  const date = new Date(time)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time / perDay : null
}

/** The years of two digits run from 1980 to 2079, as in messages of banks. */
const wholeYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= 80 ? 1900 : 2000)

/** Every day that a text may mean: 03/04/2026 is the third of April and the fourth of March. */
export function daysOf(typed: string): number[] {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–—−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[., ]+/u, '')
    .trim()
    .replace(/[.,。]+$/u, '')
    .replace(/^the /u, '')
  const found = forms.flatMap((form) => {
    const parts = form.exec(text)?.groups
    if (!parts) return []
    const number = parts['number'] ?? months.indexOf(parts['month']!.slice(0, 3)) + 1
    return dayOf(wholeYear(parts['year']!), Number(number), Number(parts['day'])) ?? []
  })
  return [...new Set(found)]
}

/** The share that a date earns: that of its best match, some days off where the gap allows it. */
export function dateShare(
  { accepted, days = 0 }: Pick<DateGap, 'accepted' | 'days'>,
  typed: string,
): Fraction {
  const given = daysOf(typed)
  return accepted.reduce<Fraction>((best, { date, share }) => {
    const right = Date.parse(date) / perDay
    return given.some((one) => Math.abs(one - right) <= days)
      ? higher(best, share === undefined ? one : fraction(share))
      : best
  }, zero)
}
