import type { formatsOf } from '#src/web/i18n.tsx'

/** Points for a share, to the hundredth, as they are marked. */
export const pointsText = (
  share: number,
  points: number,
  format: ReturnType<typeof formatsOf>,
): string => format.number(Math.round(share * points * 100) / 100)
