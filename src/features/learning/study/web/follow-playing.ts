import { reportEverySeconds } from '../contract.ts'
import type { Part } from './intervals.ts'
import { createTracker } from './played-tracker.ts'

/** Milliseconds without another seek before the position is reported. */
const seekRestMs = 1000

type Follower = Partial<Record<keyof HTMLVideoElementEventMap, () => void>>
/** The parts of a video element that are read. */
export type Played = Pick<
  HTMLVideoElement,
  | 'currentTime'
  | 'paused'
  | 'seeking'
  | 'readyState'
  | 'playbackRate'
  | 'addEventListener'
  | 'removeEventListener'
>

/**
 * Follows what an element really plays. A change of source, as for another quality, takes the element through
 * second 0 to its place: nothing of that counts.
 */
export function followPlaying(
  element: Played,
  world: {
    /** The place while the element has none, because a source is being loaded. */
    place: () => number
    /** Takes parts since the last call, the position, and the speed at which it goes on; 0: it does not. */
    note(played: Part[], at: number, rate: number): void
    report(): void
    clock?: () => number
  },
) {
  const tracker = createTracker(world.clock)
  const isLoading = () => element.readyState === 0
  const goesOn = () => !element.paused && !element.seeking && element.readyState > 2
  const note = (rate = goesOn() ? element.playbackRate : 0) =>
    world.note(tracker.take(), isLoading() ? world.place() : element.currentTime, rate)
  const report = () => {
    note()
    world.report()
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const on: Follower = {
    playing: () => tracker.begin(element.currentTime),
    timeupdate() {
      if (element.seeking || element.paused || isLoading()) return
      tracker.at(element.currentTime, element.playbackRate)
      note()
    },
    ratechange() {
      if (!element.paused && !element.seeking && !isLoading()) {
        tracker.at(element.currentTime, element.playbackRate)
      }
    },
    waiting: () => tracker.end(),
    emptied: () => tracker.end(),
    seeking() {
      tracker.end()
      clearTimeout(resting)
      resting = setTimeout(report, seekRestMs)
    },
    seeked() {
      if (!element.paused) tracker.begin(element.currentTime)
    },
    pause() {
      if (!element.seeking && !isLoading()) {
        tracker.at(element.currentTime, element.playbackRate)
      }
      tracker.end()
      report()
    },
    ended() {
      tracker.end()
      report()
    },
  }
  const names = Object.keys(on) as (keyof typeof on)[]
  for (const name of names) element.addEventListener(name, on[name]!)
  // It may play already, because the ledger loads beside the film.
  if (!element.paused && !isLoading()) tracker.begin(element.currentTime)
  const timer = setInterval(() => {
    if (!element.paused) report()
  }, reportEverySeconds * 1000)
  return {
    /** Notes what was played of a page that is hidden or left: whether it still plays then is not known. */
    leave: () => note(0),
    stop() {
      for (const name of names) element.removeEventListener(name, on[name]!)
      clearInterval(timer)
      clearTimeout(resting)
      note(0)
      world.report()
    },
  }
}
