import { useRef } from 'react'
import type { Bilingual } from '../../body/text.ts'
import { gapIds } from '../gap-order.ts'

/**
 * Keeps the gaps of a question those of its stem: a new place in the text is a new gap; one that was removed is
 * kept aside, so that undoing it in the text brings its answers back.
 */
export function useGaps<G extends { id: string }>(gaps: readonly G[], make: (id: string) => G) {
  const aside = useRef(new Map<string, G>())
  return {
    /** The gaps after the stem has changed. */
    after(stem: Bilingual): G[] {
      for (const gap of gaps) aside.current.set(gap.id, gap)
      const ids = [...new Set([...gapIds(stem.zh), ...gapIds(stem.en)])]
      return ids.map((id) => gaps.find((gap) => gap.id === id) ?? aside.current.get(id) ?? make(id))
    },
  }
}
