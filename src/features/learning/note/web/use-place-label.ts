import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Anchor } from '../anchor.ts'
import { noteText } from './text.ts'

/** The place of a note in words; nothing for the item as a whole. */
export function usePlaceLabel() {
  const t = useText(noteText)
  const format = useFormat()
  return (anchor: Anchor): string | null => {
    if (anchor.kind === 'second') return t.atSecond(format.clock(Math.floor(anchor.second)))
    if (anchor.kind === 'page') return t.page(format.number(anchor.page))
    return anchor.kind === 'words' ? t.inText : null
  }
}
