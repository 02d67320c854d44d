import { useEffect, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'

/**
 * Shows the page on the full screen: the whole page, because dialogs lie beside its content. Where a browser cannot, as
 * on an iPhone, the slides fill its window only, and `isScreen` is false.
 */
export function useFullPage() {
  const isScreen = document.fullscreenEnabled
  const [full, setFull] = useState(() => isPageFull())
  useEffect(() => {
    const read = () => setFull(isPageFull())
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [])
  const toggle = () => {
    if (!isScreen) return setFull(!full)
    // Where the browser refuses, nothing changes.
    void quietly(
      isPageFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    )
  }
  return { full, isScreen, toggle }
}

const isPageFull = () =>
  document.fullscreenElement !== null && document.fullscreenElement === document.documentElement
