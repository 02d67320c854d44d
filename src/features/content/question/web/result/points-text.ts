import type { formatsOf } from '#src/web/i18n.tsx'
import { pointsOf } from '../../points.ts'

/** Points for a share, to the hundredth, as they are marked. */
export const pointsText = (
  share: number,
  points: number,
  format: ReturnType<typeof formatsOf>,
): string => format.number(pointsOf(share, points))
