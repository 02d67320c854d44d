import { useEffect, useRef, useState } from 'react'
import { keepText, readText } from '#src/web/stored.ts'

const kept = 'farsail.review-keys'

/**
 * Single letters that act, for who decides one application after another. They can be switched off,
 * and rest while something is typed or a dialog is open.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const [on, setOn] = useState(true)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    setOn(readText('local', kept) !== 'off')
  }, [])
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role*="dialog"]')) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
  return {
    on,
    turn(next: boolean) {
      setOn(next)
      keepText('local', kept, next ? 'on' : 'off')
    },
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
