import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSwitch } from './use-stored.ts'

/** Whether the key belongs to a text field, a list, a dialog or the browser. */
function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"], select, textarea')) return true
  return (
    target.isContentEditable ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type))
  )
}

/** Handles keys of the page by their name. @returns the switch of `useKeys`. */
export function useNamedKeys(acts: Record<string, () => void>) {
  return useKeys(({ key }) => acts[key.length === 1 ? key.toLowerCase() : key])
}

/**
 * Runs what `actOf` gives for a key. Letters, digits and signs can be switched off, because speech input and
 * tremor trigger single keys; Space and the arrow keys stay.
 */
export function useKeys(actOf: (event: KeyboardEvent) => (() => void) | undefined) {
  const [on, setOn] = useSwitch('study:keys', true)
  const current = useRef(actOf)
  useEffect(() => {
    current.current = actOf
  })
  // Before the first paint, so that a visible player already has its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSingle = event.key.length === 1 && event.key !== ' '
      if (isBusy(event) || (isSingle && !on)) return
      const act = current.current(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
  return { on, setOn }
}
