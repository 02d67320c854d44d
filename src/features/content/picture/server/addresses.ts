import { isDeepStrictEqual } from 'node:util'
import type { PictureAddresses } from '#src/shared/picture.ts'
import type { Crop, Point } from './crop-of.ts'
import { centreOf, middle, within } from './crop-of.ts'
import { readKind, type Shape } from './kinds.ts'

/** The facts of a rendition that this room has noted. */
export interface MadeFacts {
  width: number
  height: number
  /** The crop of which it was made; null for the whole picture. */
  crop: Crop | null
}

/** A rendition of a picture. */
interface Made {
  kind: string
  resultId: number
  about: unknown
}

export interface Look {
  crop: Crop | null
  focus: Point | null
}

/**
 * Returns the addresses of one shape of a picture; null where its widths have not been made, or were made of
 * an earlier crop.
 */
export function addressesOf<M extends Made>(
  shape: Shape,
  renditions: readonly M[],
  { crop, focus }: Look,
  urlOf: (made: M) => string,
): PictureAddresses | null {
  const part = shape === 'cover' ? crop : null
  if (shape === 'cover' && part === null) return null
  const byWidth = new Map<number, { facts: MadeFacts; avif?: string; webp?: string }>()
  for (const made of renditions) {
    const kind = readKind(made.kind)
    const facts = made.about as MadeFacts
    if (kind?.shape !== shape || !isDeepStrictEqual(facts.crop, part)) continue
    const same = byWidth.get(kind.width) ?? { facts }
    byWidth.set(kind.width, { ...same, [kind.format]: urlOf(made) })
  }
  const widths = [...byWidth]
    .flatMap(([width, { avif, webp, facts }]) =>
      avif && webp ? [{ width, avif, webp, facts }] : [],
    )
    .toSorted((a, b) => a.width - b.width)
  const largest = widths.at(-1)
  if (!largest) return null
  const point = focus ?? (crop ? centreOf(crop) : middle)
  return {
    width: largest.facts.width,
    height: largest.facts.height,
    widths: widths.map(({ facts: _, ...one }) => one),
    focus: part ? within(point, part) : point,
  }
}
