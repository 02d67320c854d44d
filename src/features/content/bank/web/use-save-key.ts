import { useEffect, useRef } from 'react'

/** Runs an act by Ctrl+S or ⌘S, also while one types, in place of the browser's own saving. */
export function useSaveKey(save: () => void) {
  const current = useRef(save)
  useEffect(() => {
    current.current = save
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // A dialog in front of the form has acts of its own.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) current.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
