import { useEffect, useRef, useState } from 'react'
import { useMedia, useSwitch } from '#src/web/use-stored.ts'

export type PanelName = 'outline' | 'side'

/** On these screens the panels are sheets over the item. */
const narrow = '(width < 1024px)'

/** The open panels. Both are folded until wanted. A wide screen remembers them; a narrow one shows at most one and forgets it. */
export function usePanels() {
  const isNarrow = useMedia(narrow)
  const [outline, setOutline] = useSwitch('study:outline', false)
  const [side, setSide] = useSwitch('study:side', false)
  const [sheet, setSheet] = useState<PanelName | null>(null)
  const opener = useRef<Element | null>(null)

  const isOpen = (name: PanelName) =>
    isNarrow ? sheet === name : name === 'outline' ? outline : side
  const closeSheet = () => {
    setSheet(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }
  function toggle(name: PanelName) {
    if (isNarrow) {
      if (sheet === name) return closeSheet()
      opener.current ??= document.activeElement
      return setSheet(name)
    }
    if (name === 'outline') setOutline(!outline)
    else setSide(!side)
  }
  useEffect(() => {
    if (sheet === null) return
    document.getElementById(`study-${sheet}`)?.focus()
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setSheet(null)
      if (opener.current instanceof HTMLElement) opener.current.focus()
      opener.current = null
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [sheet])
  return { isNarrow, isOpen, toggle, closeSheet, sheet, wide: { outline, side } }
}
export type Panels = ReturnType<typeof usePanels>
