import type { GradeRounding, GradeScheme } from '../limits.ts'
import { type Exact, round } from './exact.ts'

export const levels = ['excellent', 'good', 'medium', 'pass', 'fail'] as const
export type Level = (typeof levels)[number]

/** From which total, in tenths of a percent. */
const levelsFrom: readonly (readonly [number, Level])[] = [
  ...([
    [900, 'excellent'],
    [800, 'good'],
    [700, 'medium'],
    [600, 'pass'],
  ] as const),
]

/** Grade points in tenths, as many Chinese universities count them. */
export const pointsFrom: readonly (readonly [number, number])[] = [
  ...([
    [900, 40],
    [850, 37],
    [820, 33],
    [780, 30],
    [750, 27],
  ] as const),
  ...([
    [720, 23],
    [680, 20],
    [640, 15],
    [600, 10],
  ] as const),
]

/** A share in tenths of a percent, rounded half up as the gradebook says: 835 is 83.5. */
export const tenthsOf = (share: Exact, rounding: GradeRounding): number =>
  rounding === 'tenth' ? round(share, 1000) : round(share, 100) * 10

export type Shown =
  | { kind: 'number'; tenths: number }
  | { kind: 'level'; level: Level }
  | { kind: 'passed'; passed: boolean }
  | { kind: 'points'; tenths: number }

/** What a total is by a scheme. The levels and points are taken from the rounded total, which people see. */
export function showTotal(tenths: number, scheme: GradeScheme): Shown {
  const above = <V>(table: readonly (readonly [number, V])[]) =>
    table.find(([from]) => tenths >= from)?.[1]
  if (scheme === 'fiveLevel') return { kind: 'level', level: above(levelsFrom) ?? 'fail' }
  if (scheme === 'passFail') return { kind: 'passed', passed: tenths >= 600 }
  if (scheme === 'gpa4') return { kind: 'points', tenths: above(pointsFrom) ?? 0 }
  return { kind: 'number', tenths }
}
