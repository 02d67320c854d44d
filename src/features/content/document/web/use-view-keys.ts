import { useEffect, useRef } from 'react'
import { useNamedKeys } from '#src/web/use-keys.ts'

/** The keys of a viewer. `find` opens its search in place of the browser's, which sees no pages to come. */
export function useViewKeys(acts: Record<string, () => void>, find?: () => void) {
  useNamedKeys(acts)
  const current = useRef(find)
  useEffect(() => {
    current.current = find
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
      if (!isFind || event.shiftKey || event.altKey || !current.current) return
      event.preventDefault()
      current.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
