import type { FilmRow } from '../tables.ts'
import type { MediaFacts } from './ffmpeg/facts.ts'
import { rungsOf, rungWorkOf } from './rungs.ts'

/** The works that follow the probe of a film or sound, each begun by the one before it. */
export function worksAfterProbe(facts: MediaFacts, asIs: boolean): string[] {
  const { picture, sound } = facts
  const [first, ...others] = rungsOf(facts, asIs).map(({ side }) => rungWorkOf(side))
  return [
    ...(sound && (picture || !asIs) ? ['film-sound'] : []),
    ...(first ? [first] : []),
    ...(picture ? ['film-preview'] : []),
    ...others,
  ]
}

/** The work that follows another one; undefined after the last. */
export function workAfter(work: string, film: Pick<FilmRow, 'facts' | 'playsAsIs'>) {
  const works = worksAfterProbe(film.facts, film.playsAsIs)
  return works[works.indexOf(work) + 1]
}
