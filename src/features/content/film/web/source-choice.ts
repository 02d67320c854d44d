import type { FilmView, Rung } from '../contract.ts'

/** The address that plays, and the way in which it does. */
export interface Source {
  kind: 'hls' | 'file' | 'sound'
  url: string
}

/** 'auto', 'original', or the lines of a rung: '720'. */
export type Quality = string

export const linesOf = ({ kind }: Rung): string => kind.replace('hls-', '')

/** The upload plays as it is and weighs no more than any rung, so it is both the best and the cheapest. */
export const isLight = ({ original, rungs }: FilmView): boolean =>
  original.playable && rungs.every(({ bytes }) => bytes >= original.bytes)

/** The qualities on offer, the best first. A choice among fewer than two is none. */
export function qualitiesOf(film: FilmView): Quality[] {
  const rungs = byLines(film.rungs).map(linesOf)
  const all = ['auto', ...rungs, ...(film.original.playable ? ['original'] : [])]
  return film.hls === null || rungs.length === 0 || isLight(film) ? [] : all
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

/** Whether better rungs than the present ones may follow. */
export const isMaking = ({ state }: FilmView) => state === 'waiting' || state === 'working'

/** What playing the original takes, in bits a second. */
const bitsOf = ({ original, duration }: FilmView) =>
  duration > 0 ? (original.bytes * 8) / duration : Infinity

interface Way {
  quality: Quality
  soundOnly?: boolean
  /** The browser plays HLS by itself. */
  native?: boolean
  /** Whether the line carries so many bits a second. */
  carries?: ((bits: number) => boolean) | undefined
}

/**
 * What plays for a choice; null while nothing can. The original plays until there is a rung, and on a line that
 * carries it until all are made: a lone 360p would be worse.
 */
export function sourceOf(
  film: FilmView,
  { quality, soundOnly, native, carries }: Way,
): Source | null {
  if (soundOnly && film.sound !== null) return { kind: 'sound', url: film.sound }
  const original = film.original.playable
    ? ({ kind: 'file', url: film.original.url } as const)
    : null
  if (film.hls === null || film.rungs.length === 0 || isLight(film)) return original
  const isBetter = quality === 'auto' && isMaking(film) && carries?.(bitsOf(film))
  if (original && (quality === 'original' || isBetter)) return original
  const rung = rungOf(film, quality)
  // A browser's own HLS takes no wish for a quality, but the playlist of one rung.
  const url = native && rung ? film.hls.replace(/[^/]*$/, `${rung.kind}.m3u8`) : film.hls
  return { kind: 'hls', url }
}
