import { useEffect, useRef } from 'react'

/** Milliseconds after which an open sheet counts as seen. */
const seenMs = 1000

/** Runs once a part of the page has been open for a second while the window is visible. */
export function useOpenSecond(onSeen: (() => void) | undefined) {
  const current = useRef(onSeen)
  useEffect(() => {
    current.current = onSeen
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => current.current?.(), seenMs)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [])
}
