import { useEffect, useEffectEvent, useState } from 'react'
import { draftLimits } from '#src/features/content/draft/record.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { OutlineControl, OutlineEvent } from './outline-control.ts'
import { outlineText } from './outline-text.ts'
import { nodeOf } from './structure.ts'

/** Milliseconds that an offer to undo is shown. */
const undoMs = 10_000

/** Says what an act has done: aloud for screen readers, and with an undo where something was deleted. */
export function useOutlineNews(control: OutlineControl): string {
  const t = useText(outlineText)
  const format = useFormat()
  const [said, setSaid] = useState('')

  const whatOf = ({ names, below }: { names: readonly string[]; below: number }) => {
    const first = names[0] || t.chapterUnnamed
    const what = names.length > 1 ? t.several(first, format.number(names.length)) : t.named(first)
    return below > 0 ? t.withBelow(what, format.number(below)) : what
  }
  // The same words twice are two changes of the region.
  const say = (words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words))

  const tell = useEffectEvent((event: OutlineEvent) => {
    switch (event.what) {
      case 'moved': {
        const node = nodeOf(control.outline(), event.keys[0]!)
        const what = whatOf(event)
        return say(node?.number ? t.movedTo(what, t.place(node.number)) : t.moved(what))
      }
      case 'deleted':
      case 'copied': {
        const words = t[event.what](whatOf(event))
        const action = event.undo && { label: t.undo, onOpen: event.undo }
        if (event.what === 'deleted' || event.below > 0) toast.success(words, undoMs, action)
        return say(words)
      }
      case 'selected':
        return say(t.chosen(format.number(event.count)))
      case 'deep': {
        const words = t.deep(format.number(draftLimits.depth))
        toast.warning(words)
        return say(words)
      }
      default:
        return say(t[event.what])
    }
  })
  useEffect(
    () =>
      control.news.watch(() => {
        const event = control.news.get()
        if (event) tell(event)
      }),
    [control],
  )
  return said
}
