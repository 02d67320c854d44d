import type { RefObject } from 'react'
import { useKeys } from '#src/web/use-keys.ts'
import { speeds } from '../contract.ts'

interface Acts {
  toggle(): void
  skip(seconds: number): void
  seek(seconds: number): void
  speed(speed: number): void
  louder(by: number): void
  mute(): void
  fullscreen(): void
  subtitles(): void
  settings(): void
  soundOnly(): void
  picture(): void
}

/** Handles the usual keys of video players; the keyboard help lists them. */
export function usePlayerKeys(ref: RefObject<HTMLVideoElement | null>, acts: Acts) {
  useKeys(({ key, target }) => {
    const video = ref.current
    if (!video || !(target instanceof HTMLElement)) return undefined
    // A button handles the space key itself, a slider or a list its arrow keys.
    if (key === ' ' && target.closest('button, a, input, [role=tab]')) return undefined
    const arrows = key.startsWith('Arrow')
    if (arrows && target.closest('input, [role=tab], aside, [data-keys="own"]')) return undefined
    return act(key, video, acts)
  })
}

function act(key: string, video: HTMLVideoElement, acts: Acts): (() => void) | undefined {
  if (/^\d$/.test(key)) return () => acts.seek((video.duration * Number(key)) / 10)
  const known: Record<string, () => void> = {
    ' ': acts.toggle,
    k: acts.toggle,
    j: () => acts.skip(-10),
    l: () => acts.skip(10),
    ArrowLeft: () => acts.skip(-5),
    ArrowRight: () => acts.skip(5),
    ArrowUp: () => acts.louder(0.1),
    ArrowDown: () => acts.louder(-0.1),
    m: acts.mute,
    f: acts.fullscreen,
    c: acts.subtitles,
    q: acts.settings,
    a: acts.soundOnly,
    i: acts.picture,
    '<': () => acts.speed(nextSpeed(video.playbackRate, -1)),
    '>': () => acts.speed(nextSpeed(video.playbackRate, 1)),
  }
  return known[key.length === 1 ? key.toLowerCase() : key]
}

/** Returns the next slower or faster of `speeds`. */
function nextSpeed(now: number, step: 1 | -1): number {
  const at = speeds.findIndex((speed) => speed >= now)
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? now
}
