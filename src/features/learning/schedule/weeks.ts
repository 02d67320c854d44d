import { termWeeksMost } from './limits.ts'

/*
 * Sets of school weeks as one number: a bit for each week, the lowest for week 1. 30 weeks fit into the 32-bit
 * integers of the database, and two sets meet where `a & b` is not 0.
 */

const bit = (week: number) => 2 ** (week - 1)
const numbers = Array.from({ length: termWeeksMost }, (_, at) => at + 1)

export const hasWeek = (weeks: number, week: number): boolean =>
  week >= 1 && week <= termWeeksMost && (weeks & bit(week)) !== 0

export const weekSet = (list: readonly number[]): number =>
  [...new Set(list)].reduce((sum, week) => sum + bit(week), 0)

/** Returns the weeks of a set in order. */
export const weeksIn = (weeks: number): number[] => numbers.filter((week) => hasWeek(weeks, week))

export const allWeeks = (count: number): number => weekSet(numbers.slice(0, count))
export const oddWeeks = (count: number): number =>
  weekSet(numbers.filter((week) => week <= count && week % 2 === 1))
export const evenWeeks = (count: number): number =>
  weekSet(numbers.filter((week) => week <= count && week % 2 === 0))

/** { 1, 2, 3, 8 } → '1-3,8'. */
export function writeWeeks(weeks: number): string {
  const runs: [number, number][] = []
  for (const week of weeksIn(weeks)) {
    const last = runs.at(-1)
    if (last && last[1] === week - 1) last[1] = week
    else runs.push([week, week])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

const onlyOdd = /^(?:单|odd)/i
const onlyEven = /^(?:双|even)/i

/**
 * Reads weeks as teachers write them: '1-8,10-16', '1－16周（单）', '单周', 'even', 'all'; without an answer where
 * a part is no week of the term.
 */
export function readWeeks(typed: string, count: number): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s第周()]|weeks?/gi, '')
    .replaceAll(/[，、;；]/g, ',')
    .replaceAll(/[–—~～至]/g, '-')
  if (text === '' || /^(?:每|全部?|all|every)$/i.test(text)) return allWeeks(count)
  if (/^(?:单|odd)$/i.test(text)) return oddWeeks(count)
  if (/^(?:双|even)$/i.test(text)) return evenWeeks(count)
  let found = 0
  for (const part of text.split(',')) {
    const [, first, , last, parity = ''] =
      /^(\d{1,2})(-(\d{1,2}))?(单|双|odd|even)?$/i.exec(part) ?? []
    if (first === undefined) return undefined
    const [from, to] = [Number(first), Number(last ?? first)]
    if (from < 1 || to > count || from > to) return undefined
    for (let week = from; week <= to; week++) {
      if (onlyOdd.test(parity) && week % 2 === 0) continue
      if (onlyEven.test(parity) && week % 2 === 1) continue
      if (!hasWeek(found, week)) found += bit(week)
    }
  }
  return found === 0 ? undefined : found
}

/** How a set of weeks is named, in a term of so many weeks without its examination weeks. */
export function kindOfWeeks(
  weeks: number,
  { weeks: count, examWeeks }: { weeks: number; examWeeks: number },
): 'all' | 'odd' | 'even' | 'list' {
  const teaching = allWeeks(count) & ~examWeeks
  if (weeks === teaching || weeks === allWeeks(count)) return 'all'
  if (weeks === (oddWeeks(count) & teaching) || weeks === oddWeeks(count)) return 'odd'
  return weeks === (evenWeeks(count) & teaching) || weeks === evenWeeks(count) ? 'even' : 'list'
}
