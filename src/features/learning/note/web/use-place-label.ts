import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Anchor } from '../anchor.ts'
import { noteText } from './text.ts'

/** The place of a note in words; nothing for the item as a whole and for words, which stand below. */
export function usePlaceLabel() {
  const t = useText(noteText)
  const format = useFormat()
  return (anchor: Anchor): string | null => {
    if (anchor.kind === 'second') return t.atSecond(format.clock(Math.floor(anchor.second)))
    return anchor.kind === 'page' ? t.page(format.number(anchor.page)) : null
  }
}
