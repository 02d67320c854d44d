import { type RefObject, useEffect, useRef, useState } from 'react'
import { useViewer } from '#src/web/session.ts'
import { reportEverySeconds } from '../contract.ts'
import { merge, type Part } from './intervals.ts'
import { isPassing, leftoverStore, sendReport } from './leftovers.ts'
import { createTracker } from './played-tracker.ts'
import type { StudyItem } from './study-types.ts'
import type { ItemProgress } from './study-progress.ts'
import { createReporter, undelivered } from './watched-reporter.ts'

type Video = NonNullable<StudyItem['video']>
type Place = Pick<StudyItem, 'courseId' | 'itemId'>

/** Milliseconds without another seek before the position is reported. */
const seekRestMs = 1000
/** A position within these last seconds resumes at the beginning. */
const endSeconds = 3

/**
 * Resumes at the last position, tracks the parts really played and reports them: every 10 seconds, on
 * pause, after a seek, at the end, and when the page is hidden or left.
 */
export function useWatched(
  ref: RefObject<HTMLVideoElement | null>,
  { courseId, itemId }: Place,
  video: Video,
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const viewerId = useViewer()?.id ?? 0
  const [watched, setWatched] = useState<Part[]>(() => merge(video.watched))
  const [delivered, setDelivered] = useState(true)
  const resumeAt = useRef(video.position)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const tracker = createTracker()
    const store = leftoverStore(viewerId, itemId)
    const left = undelivered(store.read(), video)
    if (!left) store.clear()
    const reporter = createReporter(
      { courseId, itemId },
      {
        store,
        async send(report, options) {
          const { share, done } = await sendReport(report, options)
          onProgress(itemId, { share, done })
        },
        isPassing,
        onSent: setDelivered,
      },
    )
    if (left) {
      resumeAt.current = left.position
      reporter.note(left.played, left.position)
      // Only the browser knows the leftover, so the state is set in an effect.
      // oxlint-disable-next-line react/set-state-in-effect
      setWatched((before) => merge([...before, ...left.played]))
      void reporter.flush()
    }

    const note = () => {
      const played = tracker.take()
      const at = element.readyState === 0 ? resumeAt.current : element.currentTime
      reporter.note(played, at)
      if (played.length > 0) setWatched((before) => merge([...before, ...played]))
    }
    const report = () => {
      note()
      void reporter.flush()
    }
    let resting: ReturnType<typeof setTimeout> | undefined
    const on: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
      loadedmetadata() {
        const at = resumeAt.current
        if (at > 0 && at < element.duration - endSeconds) element.currentTime = at
      },
      playing: () => tracker.begin(element.currentTime),
      timeupdate() {
        // A new address begins at 0 until the position is restored.
        if (element.seeking || element.paused || element.readyState === 0) return
        tracker.at(element.currentTime, element.playbackRate)
        resumeAt.current = element.currentTime
        note()
      },
      ratechange() {
        if (!element.paused && !element.seeking)
          tracker.at(element.currentTime, element.playbackRate)
      },
      waiting: () => tracker.end(),
      seeking() {
        tracker.end()
        clearTimeout(resting)
        resting = setTimeout(report, seekRestMs)
      },
      seeked() {
        resumeAt.current = element.currentTime
        if (!element.paused) tracker.begin(element.currentTime)
      },
      pause() {
        if (!element.seeking) tracker.at(element.currentTime, element.playbackRate)
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
    // The metadata may have been loaded before hydration.
    if (element.readyState >= 1) on.loadedmetadata!()

    const timer = setInterval(() => {
      if (!element.paused) report()
    }, reportEverySeconds * 1000)
    const retry = () => void reporter.flush()
    const leave = () => {
      note()
      reporter.leave()
    }
    const hidden = () => document.visibilityState === 'hidden' && leave()
    addEventListener('online', retry)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      for (const name of names) element.removeEventListener(name, on[name]!)
      clearInterval(timer)
      clearTimeout(resting)
      removeEventListener('online', retry)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hidden)
      report()
    }
  }, [ref, viewerId, courseId, itemId, video, onProgress])

  return { watched, delivered, resumeAt }
}
