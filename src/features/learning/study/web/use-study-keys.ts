import { useEffect, useRef } from 'react'
import { useSwitch } from './stored.ts'

type Acts = Record<string, () => void>

/** Whether the key belongs to a text field, a list, a dialog or the browser. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"], select, textarea')) return true
  return (
    target.isContentEditable ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type))
  )
}

/** Handles keys of the page. They can be switched off, because speech input and tremor trigger single keys. */
export function useStudyKeys(acts: Acts) {
  const [on, setOn] = useSwitch('keys', true)
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
  return { on, setOn }
}
