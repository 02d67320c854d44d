import { quietly } from '#src/web/quietly.ts'
import { type RefObject, useEffect, useState } from 'react'

/** The iPhone's name for the method. */
type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function useFullscreen(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<OldVideo | null>,
) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [stage])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (stage.current?.requestFullscreen) {
      // A browser may refuse full screen, and the page stays as it is then.
      void quietly(stage.current.requestFullscreen())
    } else {
      // An iPhone supports full screen for the video element only.
      video.current?.webkitEnterFullscreen?.()
    }
  }
  return [full, toggle] as const
}
