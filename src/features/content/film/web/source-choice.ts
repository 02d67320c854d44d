import type { FilmView, Rung } from '../contract.ts'

/** The address that plays, and the way in which it does. */
export interface Source {
  kind: 'hls' | 'file' | 'sound'
  url: string
}

/** 'auto', 'original', or the lines of a rung: '720'. */
export type Quality = string

export const linesOf = ({ kind }: Rung): string => kind.replace('hls-', '')

/** The qualities on offer, the best first. A choice among fewer than two is none. */
export function qualitiesOf(film: FilmView): Quality[] {
  const rungs = byLines(film.rungs).map(linesOf)
  const all = ['auto', ...rungs, ...(film.original.playable ? ['original'] : [])]
  return film.hls === null || rungs.length === 0 ? [] : all
}

const byLines = (rungs: readonly Rung[]) =>
  rungs.toSorted((a, b) => Number(linesOf(b)) - Number(linesOf(a)))

/** The rung for a remembered choice: this one, else the next smaller; undefined for 'auto'. */
export function rungOf(film: FilmView, quality: Quality): Rung | undefined {
  const wanted = Number(quality)
  if (!(wanted > 0)) return undefined
  const rungs = byLines(film.rungs)
  return rungs.find((rung) => Number(linesOf(rung)) <= wanted) ?? rungs.at(-1)
}

/** What plays for a choice; null while nothing can. The original plays until there is a rung. */
export function sourceOf(
  film: FilmView,
  quality: Quality,
  soundOnly: boolean,
  native = false,
): Source | null {
  if (soundOnly && film.sound !== null) return { kind: 'sound', url: film.sound }
  const original = film.original.playable
    ? ({ kind: 'file', url: film.original.url } as const)
    : null
  if (film.hls === null || film.rungs.length === 0) return original
  if (quality === 'original' && original) return original
  const rung = rungOf(film, quality)
  // A browser's own HLS takes no wish for a quality, but the playlist of one rung.
  const url = native && rung ? film.hls.replace(/[^/]*$/, `${rung.kind}.m3u8`) : film.hls
  return { kind: 'hls', url }
}

/** The least and the most bytes that a film costs in a quality. */
export function bytesOf(film: FilmView, quality: Quality): [least: number, most: number] {
  if (sourceOf(film, quality, false)?.kind !== 'hls') {
    return [film.original.bytes, film.original.bytes]
  }
  const rung = rungOf(film, quality)
  const sizes = rung ? [rung.bytes] : film.rungs.map(({ bytes }) => bytes)
  return [Math.min(...sizes), Math.max(...sizes)]
}
