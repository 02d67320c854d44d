import { type RefObject, useEffect, useState } from 'react'

export interface MediaState {
  playing: boolean
  ended: boolean
  waiting: boolean
  duration: number
  /** End of the loaded range around the position, in seconds. */
  buffered: number
  volume: number
  muted: boolean
  inPicture: boolean
}

const first: Omit<MediaState, 'duration'> = {
  playing: false,
  ended: false,
  waiting: false,
  buffered: 0,
  volume: 1,
  muted: false,
  inPicture: false,
}

/** The element's state for the control bar, without the time, which changes four times a second. */
export function useMediaState(
  ref: RefObject<HTMLVideoElement | null>,
  duration: number,
): MediaState {
  const [state, setState] = useState<MediaState>({ ...first, duration })
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const read = () =>
      setState((before) => ({
        ...before,
        playing: !video.paused && !video.ended,
        ended: video.ended,
        waiting: !video.paused && video.readyState < 3,
        duration: Number.isFinite(video.duration) ? video.duration : before.duration,
        buffered: bufferedTo(video),
        volume: video.volume,
        muted: video.muted,
        inPicture: document.pictureInPictureElement === video,
      }))
    for (const name of events) video.addEventListener(name, read)
    read()
    return () => {
      for (const name of events) video.removeEventListener(name, read)
    }
  }, [ref])
  return state
}

const events = [
  'play',
  'pause',
  'ended',
  'waiting',
  'playing',
  'canplay',
  'seeked',
  'error',
  'emptied',
  'durationchange',
  'progress',
  'volumechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const

function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let i = 0; i < buffered.length; i += 1) {
    if (buffered.start(i) <= currentTime + 0.5 && currentTime <= buffered.end(i)) {
      return buffered.end(i)
    }
  }
  return 0
}
