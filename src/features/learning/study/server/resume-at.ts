import { playingSeconds, reportEverySeconds } from '../contract.ts'
import type { Part } from './watched.ts'

interface Reported {
  /** Seconds. */
  position: number
  playingRate: number
  reportedBefore: number
  durationSeconds: number | null
}

/** Without a report for so long the other device has stopped, and where is not known. */
const silentSeconds = 2 * reportEverySeconds

/**
 * Returns the second at which a film resumes. While another device plays it, reports are up to ten seconds old: the
 * time since then is added, at the speed of that device. Never beyond the end; and where nothing may be skipped, never
 * beyond the watched part in which the position lies.
 */
export function resumeAt(
  { position, playingRate, reportedBefore, durationSeconds }: Reported,
  { noSkipping, watched }: { noSkipping: boolean; watched: readonly Part[] },
): number {
  if (playingRate === 0 || reportedBefore > silentSeconds) return position
  const ahead = position + playingRate * Math.min(reportedBefore, playingSeconds)
  const around = watched.find(([from, to]) => from <= position && position <= to)
  const most = noSkipping ? (around?.[1] ?? position) : (durationSeconds ?? Infinity)
  return Math.max(position, Math.min(ahead, most, durationSeconds ?? Infinity))
}
