import type { FilmView } from '../contract.ts'
import { FilmSize } from './film-size.tsx'
import { FilmTrouble } from './film-trouble.tsx'
import type { Quality, Source } from './source-choice.ts'

/** What stands over the picture where a film costs money, cannot play, or not yet. */
export function FilmWords({
  film,
  quality,
  source,
  isBroken,
  onRetry,
}: {
  film: FilmView
  quality: Quality
  source: Source | null
  isBroken: boolean
  onRetry: () => void
}) {
  return isBroken || source === null ? (
    <FilmTrouble film={film} isBroken={isBroken} onRetry={onRetry} />
  ) : (
    <FilmSize film={film} quality={quality} />
  )
}
