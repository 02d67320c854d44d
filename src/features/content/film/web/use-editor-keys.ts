import { useEffect, useRef } from 'react'

interface Tools {
  add(): void
  setStart(): void
  setEnd(): void
  split(): void
  merge(): void
  next(): void
  previous(): void
  toggle(): void
  skip(seconds: number): void
  undo(): void
  redo(): void
}

/** Keys of the subtitle editor. All are with Alt or Ctrl, because they work while words are typed. */
export function useEditorKeys(tools: Tools) {
  const current = useRef(tools)
  useEffect(() => {
    current.current = tools
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event, current.current)
      if (!act || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function actOf(event: KeyboardEvent, tools: Tools): (() => void) | undefined {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event
  if ((ctrlKey || metaKey) && !altKey) {
    if (code === 'KeyZ') return shiftKey ? tools.redo : tools.undo
    return code === 'KeyY' ? tools.redo : undefined
  }
  if (!altKey || ctrlKey || metaKey) return undefined
  const known: Record<string, () => void> = {
    KeyK: tools.toggle,
    KeyJ: () => tools.skip(-2),
    KeyL: () => tools.skip(2),
    KeyN: tools.add,
    KeyI: tools.setStart,
    KeyO: tools.setEnd,
    KeyS: tools.split,
    KeyM: tools.merge,
    ArrowUp: tools.previous,
    ArrowDown: tools.next,
  }
  return known[code]
}
