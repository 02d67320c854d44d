/** Measured loudness of the whole sound, in LUFS; very low where it is silence. */
export interface Loudness {
  lufs: number
}

const aim = -16

/** Decibels by which the sound is lifted or lowered. Silence and near silence stay as they are. */
export function gainOf(loudness: Loudness | null): number {
  if (!loudness || loudness.lufs < -50) return 0
  const gain = Math.min(aim - loudness.lufs, 20)
  return Math.abs(gain) < 0.5 ? 0 : Math.round(gain * 10) / 10
}

/** Reads the end of what `loudnessTask` has written. */
export function readLoudness(text: string): Loudness | null {
  const lufs = Number(
    text
      .match(/lavfi\.r128\.I=(-?[\d.]+)/g)
      ?.at(-1)
      ?.split('=')[1],
  )
  return Number.isFinite(lufs) ? { lufs } : null
}
