import type { Fraction, PictureFacts } from './ffmpeg/facts.ts'

/** Short sides of the rungs in pixels. */
export const rungSides = [360, 540, 720, 1080] as const
export type RungSide = (typeof rungSides)[number]

/** The name of the work that makes a rung. */
export const rungWorkOf = (side: RungSide) => `film-${side}`

/** The name of the rendition that holds a rung. */
export const rungKindOf = (side: RungSide) => `hls-${side}`

/** One rung of a film's ladder: a size and how much it may weigh. */
export interface Rung {
  side: RungSide
  width: number
  height: number
  frameRate: Fraction
  /** Frames from one key frame to the next: two seconds in every rung, so that all can be cut at the same places. */
  keyFrameEvery: number
  /** Quality of x264 (less is better), and the most bits per second. */
  quality: number
  mostBits: number
  soundBits: number
}

/** On a line of 400 kbit/s the lowest rung plays; the others are for ever better ones. */
const weights: Record<RungSide, Pick<Rung, 'quality' | 'mostBits' | 'soundBits'>> = {
  360: { quality: 25, mostBits: 280_000, soundBits: 64_000 },
  540: { quality: 24, mostBits: 900_000, soundBits: 96_000 },
  720: { quality: 23, mostBits: 1_800_000, soundBits: 128_000 },
  1080: { quality: 23, mostBits: 4_000_000, soundBits: 128_000 },
}

/**
 * The rungs of a film, from the smallest. None is larger than the film; one that ends between two sizes has a
 * rung of its own size, unless that differs too little from the one below.
 */
export function rungsOf(picture: PictureFacts): Rung[] {
  const short = Math.min(picture.width, picture.height)
  return rungSides
    .filter((side, index) => {
      const below = rungSides[index - 1]
      return below === undefined || short >= side || short > below * 1.15
    })
    .map((side) => rungOf(picture, side, Math.min(side, short)))
}

function rungOf(picture: PictureFacts, side: RungSide, shown: number): Rung {
  const scale = shown / Math.min(picture.width, picture.height)
  const frameRate = steadyRate(picture.frameRate, side)
  const isFast = frameRate.num / frameRate.den > 31
  const { quality, mostBits, soundBits } = weights[side]
  return {
    side,
    width: even(picture.width * scale),
    height: even(picture.height * scale),
    frameRate,
    keyFrameEvery: Math.max(2, Math.round((2 * frameRate.num) / frameRate.den)),
    quality,
    mostBits: isFast ? mostBits * 1.4 : mostBits,
    soundBits,
  }
}

/** The encoder takes even sizes only. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)

const usualRates: Fraction[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
]

/**
 * One rate for all of the film, because phones and recorders of screens vary theirs. Small rungs have at most 30
 * frames a second: half of the film's, so that key frames stay at the same places.
 */
export function steadyRate(given: Fraction | null, side: RungSide): Fraction {
  const asked = given ? given.num / given.den : 30
  if (!(asked >= 5 && asked <= 1000)) return { num: asked < 5 ? 5 : 30, den: 1 }
  if (asked < 23) return { num: Math.ceil(asked), den: 1 }
  const distance = ({ num, den }: Fraction) => Math.abs(num / den - asked)
  const near = usualRates.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best))
  return near.num / near.den > 31 && side < 720 ? { num: near.num / 2, den: near.den } : near
}
