import { type RefObject, useEffect, useRef } from 'react'
import { speeds } from '../contract.ts'
import { useSwitch } from './stored.ts'
import { isBusy } from './use-study-keys.ts'

interface Acts {
  toggle(): void
  skip(seconds: number): void
  seek(seconds: number): void
  speed(speed: number): void
  louder(by: number): void
  mute(): void
  fullscreen(): void
  subtitles(): void
}

/** Handles the usual keys of video players; the keyboard help lists them. */
export function useVideoKeys(ref: RefObject<HTMLVideoElement | null>, acts: Acts) {
  const [on] = useSwitch('keys', true)
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const video = ref.current
      if (!video || isBusy(event)) return
      const target = event.target as HTMLElement
      const { key } = event
      // A button handles the space key itself, a slider or a list its arrow keys.
      if (key === ' ' && target.closest('button, a, input, [role=tab]')) return
      const arrows = key.startsWith('Arrow')
      if (arrows && target.closest('input, [role=tab], aside, [data-keys="own"]')) return
      const run = act(key, video, current.current)
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on, ref])
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
    '<': () => acts.speed(nextSpeed(video.playbackRate, -1)),
    '>': () => acts.speed(nextSpeed(video.playbackRate, 1)),
  }
  return known[key.length === 1 ? key.toLowerCase() : key]
}

/** Returns the next slower or faster of `speeds`. */
export function nextSpeed(now: number, step: 1 | -1): number {
  const at = speeds.findIndex((speed) => speed >= now)
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? now
}
