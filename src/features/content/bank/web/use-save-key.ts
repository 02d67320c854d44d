import { useCallback, useEffect, useRef } from 'react'

/** Returns one function for all renders that calls the newest of them. */
export function useNewest(call: () => void): () => void {
  const newest = useRef(call)
  useEffect(() => {
    newest.current = call
  })
  return useCallback(() => newest.current(), [])
}

/** Runs an act by Ctrl+S or ⌘S, also while one types, in place of the browser's own saving. */
export function useSaveKey(save: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // A dialog in front of the form has acts of its own.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [save])
}
