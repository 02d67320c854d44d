import type { FilmView } from '../contract.ts'
import { type Quality, rungOf, sourceOf } from './source-choice.ts'

/** Bytes as people read them: whole megabytes, and tenths below ten. */
export function megabytes(bytes: number): number {
  const size = bytes / 1_048_576
  return size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)
}

/** The least and the most bytes that a film costs in a quality. */
export function bytesOf(film: FilmView, quality: Quality): [least: number, most: number] {
  if (sourceOf(film, { quality })?.kind !== 'hls') {
    return [film.original.bytes, film.original.bytes]
  }
  const rung = rungOf(film, quality)
  const sizes = rung ? [rung.bytes] : film.rungs.map(({ bytes }) => bytes)
  return [Math.min(...sizes), Math.max(...sizes)]
}
