import type { MediaFacts } from './ffmpeg/facts.ts'
import { rungsOf, rungWorkOf } from './rungs.ts'

/** The works that follow the probe of a film or sound, each begun by the one before it. */
export function worksAfterProbe({ picture, sound }: MediaFacts, asIs: boolean): string[] {
  const [first, ...others] = picture ? rungsOf(picture).map(({ side }) => rungWorkOf(side)) : []
  return [
    ...(sound && (picture || !asIs) ? ['film-sound'] : []),
    ...(first ? [first, 'film-preview', ...others] : []),
  ]
}
