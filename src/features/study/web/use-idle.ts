import { type RefObject, useEffect, useState } from 'react'

const idleMs = 3000

/** Has nobody moved, touched or typed for a while, as it plays? Then the bar steps aside. */
export function useIdle(stage: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const element = stage.current
    if (!element || !playing) {
      setIdle(false)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), idleMs)
    }
    stir()
    for (const name of stirring) element.addEventListener(name, stir)
    document.addEventListener('keydown', stir)
    return () => {
      clearTimeout(timer)
      for (const name of stirring) element.removeEventListener(name, stir)
      document.removeEventListener('keydown', stir)
    }
  }, [stage, playing])
  return idle
}
const stirring = ['pointermove', 'pointerdown', 'focusin'] as const
