import type { Fraction, MediaFacts, PictureFacts, SoundFacts } from './ffmpeg/facts.ts'

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
  /** The most bits per second of its sound; a film may have fewer. */
  soundBits: number
}

/** On a line of 400 kbit/s the lowest rung plays; the others are for ever better ones. */
const weights: Record<RungSide, Pick<Rung, 'quality' | 'mostBits' | 'soundBits'>> = {
  360: { quality: 25, mostBits: 280_000, soundBits: 64_000 },
  540: { quality: 24, mostBits: 900_000, soundBits: 96_000 },
  720: { quality: 23, mostBits: 1_800_000, soundBits: 128_000 },
  1080: { quality: 23, mostBits: 4_000_000, soundBits: 128_000 },
}

/** Half of a line of 400 kbit/s. */
const lightBits = 200_000

/**
 * The rungs of a film, from the smallest; none for a sound. None is larger than the film; one that ends between two
 * sizes has a rung of its own size, unless that differs too little from the one below. A film that every browser plays
 * and every line carries needs none: each would be the heavier or the worse copy.
 * @param asIs whether browsers play the film as it was uploaded
 */
export function rungsOf(facts: MediaFacts, asIs: boolean): Rung[] {
  const { picture, bits } = facts
  if (!picture || (asIs && bits !== null && bits <= lightBits)) return []
  const short = Math.min(picture.width, picture.height)
  const most = bitsAllowed(facts, asIs)
  const rungs = rungSides
    .filter((side, index) => {
      const below = rungSides[index - 1]
      return below === undefined || short >= side || short > below * 1.15
    })
    .map((side) => rungOf(picture, side, { shown: Math.min(side, short), most }))
  // Where a larger picture weighs no more, the smaller one gains nothing; the smallest is for small screens.
  return rungs.filter(
    ({ mostBits }, index) => index === 0 || (rungs[index + 1]?.mostBits ?? Infinity) > mostBits,
  )
}

/**
 * A rung is never heavier than the film: what was lost before does not come back. Other codecs than H.264 may need
 * half of its bits, so a film that is not played as it is may become heavier.
 */
function bitsAllowed({ bits, sound }: MediaFacts, asIs: boolean) {
  const all = bits ?? Infinity
  const picture = Math.max(all - (sound?.bits ?? 0), all / 4)
  return (natural: number) =>
    Math.round(Math.min(natural, asIs ? picture : Math.max(2 * picture, natural / 4)))
}

/** The bits a second of a film's sound: no more than it had, and enough for words. */
export const soundBitsOf = ({ bits }: SoundFacts, most: number): number =>
  Math.min(most, Math.max(bits ?? Infinity, leastSoundBits))
const leastSoundBits = 32_000

function rungOf(
  picture: PictureFacts,
  side: RungSide,
  { shown, most }: { shown: number; most: (natural: number) => number },
): Rung {
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
    mostBits: most(isFast ? mostBits * 1.4 : mostBits),
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
