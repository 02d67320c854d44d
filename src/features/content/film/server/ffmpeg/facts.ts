import type { Rotation } from './task.ts'

/** What a film or sound is, as FFmpeg reads its head. */
export interface MediaFacts {
  /** FFmpeg's names of the container. */
  container: string
  /** 0 where the container does not say. */
  seconds: number
  /** Bits a second of everything in it; null where that is unknown. */
  bits: number | null
  picture: PictureFacts | null
  sound: SoundFacts | null
}

export interface PictureFacts {
  stream: number
  codec: string
  pixelFormat: string
  /** As shown: turned, and with square pixels. */
  width: number
  height: number
  rotation: Rotation
  frameRate: Fraction | null
  /** More light than a usual screen has: PQ and HLG. */
  hdr: boolean
  /** Two half pictures in each frame, as camcorders and broadcasts have. */
  interlaced: boolean
}

export interface SoundFacts {
  stream: number
  codec: string
  channels: number
  /** Bits a second; null where the container does not say. */
  bits: number | null
}

export interface Fraction {
  num: number
  den: number
}

/** The size of a picture as shown, from its stored size. */
export function shownSize(
  width: number,
  height: number,
  pixel: Fraction | null,
  rotation: Rotation,
): { width: number; height: number } {
  const wide = pixel && pixel.num > 0 && pixel.den > 0 ? (width * pixel.num) / pixel.den : width
  const shown = { width: Math.round(wide), height }
  return rotation === 90 || rotation === 270 ? { width: shown.height, height: shown.width } : shown
}

/** Degrees of a display matrix, which count against the clock, as the nearest of four turns. */
export function turnOf(degrees: number): Rotation {
  const turn = (((Math.round(-degrees / 90) * 90) % 360) + 360) % 360
  return turn as Rotation
}
