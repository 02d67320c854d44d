import type { AnswerOf } from '../answer.ts'
import type { BodyOf } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import { bestAssignment } from './assignment.ts'
import { ratio, zero } from './fraction.ts'
import { isInside } from './geometry.ts'
import { type Line, markOfLines } from './outcome.ts'

type Area = BodyOf<'hotspot'>['areas'][number]
type Spot = AnswerOf<'hotspot'>['spots'][number]

const isIn = (spot: Spot, { id, shape }: Area) =>
  'area' in spot ? spot.area === id : isInside(spot, shape)

/** Which right area each spot finds; each area is found once, and as many as possible are. */
function findAreas(spots: readonly Spot[], areas: readonly Area[]): (Area | undefined)[] {
  const size = Math.max(spots.length, areas.length)
  const worth = Array.from({ length: size }, (_, spot) =>
    Array.from({ length: size }, (_, area) =>
      spots[spot] && areas[area] && isIn(spots[spot], areas[area]) ? 1 : 0,
    ),
  )
  return bestAssignment(worth)
    .slice(0, spots.length)
    .map((area, spot) => (worth[spot]![area] === 1 ? areas[area] : undefined))
}

/**
 * As right minus wrong: a spot in a right area earns, one outside of every right area costs as much, and a further
 * one in an area that is already found does neither. Found areas are lines by their id, other spots by `spot:N`.
 */
export function markHotspot(body: BodyOf<'hotspot'>, { spots: given }: AnswerOf<'hotspot'>): Mark {
  const spots = given.slice(0, body.most)
  const right = body.areas.filter((area) => area.right)
  const each = ratio(1, Math.max(1, Math.min(right.length, body.most)))
  const found = findAreas(spots, right)
  const hit = new Set(found)
  const areas = right.map((area): Line => {
    const isFound = hit.has(area)
    return {
      part: area.id,
      verdict: isFound ? 'correct' : 'unanswered',
      earned: isFound ? each : zero,
      of: each,
    }
  })
  const others = spots.flatMap((spot, index): Line[] => {
    if (found[index]) return []
    const isFurther = right.some((area) => isIn(spot, area))
    return [
      {
        part: `spot:${index}`,
        verdict: 'wrong',
        earned: isFurther ? zero : { n: -each.n, d: each.d },
        of: zero,
      },
    ]
  })
  return markOfLines([...areas, ...others])
}
