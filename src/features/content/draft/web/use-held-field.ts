import { useEffect, useRef } from 'react'
import type { DraftStore } from './draft-store.ts'

/**
 * `const held = useHeldField(draft)`, then `<TextField {...held(key, 'author')} …/>`: while the cursor is in the field,
 * no other window changes the text under it.
 */
export function useHeldField(draft: DraftStore) {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  return (key: string, field: string) => ({
    onFocus() {
      release.current?.()
      release.current = draft.hold?.(key, field)
    },
    onBlur() {
      release.current?.()
      release.current = undefined
    },
  })
}
