import { type RefObject, useEffect, useState } from 'react'

const idleMs = 3000

/** True while the video plays without input for three seconds; the control bar is then hidden. */
export function useIdle(stage: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const element = stage.current
    if (!element || !playing) return
    const wait = () => setTimeout(() => setIdle(true), idleMs)
    let timer = wait()
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = wait()
    }
    for (const name of stirring) element.addEventListener(name, stir)
    document.addEventListener('keydown', stir)
    return () => {
      clearTimeout(timer)
      setIdle(false)
      for (const name of stirring) element.removeEventListener(name, stir)
      document.removeEventListener('keydown', stir)
    }
  }, [stage, playing])
  return idle
}
const stirring = ['pointermove', 'pointerdown', 'focusin'] as const
