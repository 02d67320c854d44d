import { type RefObject, useEffect } from 'react'
import { quietly } from '#src/web/quietly.ts'
import type { FilmSession } from './film-session.ts'

/** Returns the acts of the bar and the keys upon the video element. */
export function useFilmActs(
  ref: RefObject<HTMLVideoElement | null>,
  session: FilmSession,
  { duration, speed }: { duration: number; speed: number },
) {
  useEffect(() => {
    if (!ref.current) return
    ref.current.defaultPlaybackRate = speed
    ref.current.playbackRate = speed
  }, [ref, speed])
  const seek = (seconds: number) => {
    const video = ref.current
    if (!video) return
    const end = Number.isFinite(video.duration) ? video.duration : duration
    const to = Math.min(end, Math.max(0, seconds))
    session.place.set(to)
    session.time.set(to)
    // Before the metadata, the source begins at the session's place; setting the time makes it load.
    video.currentTime = to
  }
  useEffect(() => {
    session.onSeek(seek)
    session.onScreen(() => ref.current)
  })
  const change = (run: (video: HTMLVideoElement) => void) => () => {
    if (ref.current) run(ref.current)
  }
  const loudness = (of: (video: HTMLVideoElement) => number) =>
    change((video) => {
      video.muted = false
      video.volume = Math.min(1, Math.max(0, of(video)))
    })()
  return {
    seek,
    // A browser may refuse to play; the button then still says "play".
    toggle: change((video) => (video.paused ? void quietly(video.play()) : video.pause())),
    skip: (seconds: number) => seek((ref.current?.currentTime ?? 0) + seconds),
    mute: change((video) => (video.muted = !video.muted)),
    volume: (volume: number) => loudness(() => volume),
    louder: (by: number) => loudness((video) => video.volume + by),
    picture: change((video) => {
      const done: Promise<unknown> = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture()
      void quietly(done)
    }),
  }
}
