import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'
import { createStops, type Stop } from './stops.ts'

/** The iPhone's own full screen, over which a page shows nothing. */
type OldVideo = HTMLVideoElement & {
  webkitDisplayingFullscreen?: boolean
  webkitExitFullscreen?: () => void
}

/** Frees the film from the places over which no question can stand. */
function comeBack(element: OldVideo) {
  if (element.webkitDisplayingFullscreen) element.webkitExitFullscreen?.()
  if (document.pictureInPictureElement === element) void quietly(document.exitPictureInPicture())
}

/** Lets a film wait at its stops. @returns the function that lets it go on */
export function useStops<S extends Stop>(
  ref: RefObject<HTMLVideoElement | null>,
  {
    start,
    stops,
    waits,
    asks,
    onAsk,
    onLeave,
  }: {
    /** The second at which the film begins. */
    start: number
    /** Those not answered yet. */
    stops: readonly S[]
    /** Whether the film waits now. */
    waits: boolean
    /** Whether a stop is asked now. */
    asks: (stop: S) => boolean
    onAsk: (stop: S) => void
    onLeave: () => void
  },
): () => void {
  const [film] = useState(() => createStops(start))
  const pass = useEffectEvent((element: HTMLVideoElement, jumped: boolean) => {
    const { take, ask, leave } = film.pass(stops, element.currentTime, { jumped, asks })
    if (ask) {
      element.pause()
      comeBack(element)
      onAsk(ask)
    }
    if (take !== undefined) element.currentTime = take
    if (leave) onLeave()
  })
  const hold = useEffectEvent((element: HTMLVideoElement) => waits && element.pause())
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Before it has played, a jump only chooses where it will begin.
    let begun = !element.paused
    let frame = 0
    const played = () => {
      if (!element.paused && !element.seeking && element.readyState >= 2) pass(element, false)
    }
    // The event comes four times a second only, but also in a page that is not seen.
    const follow = () => {
      cancelAnimationFrame(frame)
      if (element.paused) return
      played()
      frame = requestAnimationFrame(follow)
    }
    const listeners = {
      playing() {
        begun = true
        follow()
      },
      timeupdate: played,
      seeking: () => begun && element.readyState > 0 && pass(element, true),
      ended: () => pass(element, false),
      play: () => hold(element),
    }
    const all = Object.entries(listeners)
    for (const [name, listener] of all) element.addEventListener(name, listener)
    if (begun) follow()
    return () => {
      cancelAnimationFrame(frame)
      for (const [name, listener] of all) element.removeEventListener(name, listener)
    }
  }, [ref])
  return () => {
    const element = ref.current
    const onward = film.goOn()
    if (!element) return
    if (onward !== null) element.currentTime = onward
    void quietly(element.play())
  }
}
