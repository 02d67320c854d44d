import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { dropdownMs } from './dropdown-ms.ts'

/**
 * Opens and closes a panel under a button by pointing, click and keyboard. Spread `root` on the element
 * around both. Escape closes the panel and returns the focus; leaving with pointer or focus closes it.
 */
export function useDropdown({ delay = dropdownMs }: { delay?: number } = {}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A click after pointing has opened the panel keeps it open.
  const byPointing = useRef(false)

  function show(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }
  function later(next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      byPointing.current = next
      setOpen(next)
    }, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [timer])
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  const mouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(next)
  }
  return {
    open,
    show,
    triggerRef: trigger,
    panelId: id,
    root: {
      ref: root,
      onPointerEnter: mouse(true),
      onPointerLeave: mouse(false),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) show(false)
      },
    },
    click() {
      const stay = open && byPointing.current
      byPointing.current = false
      show(stay || !open)
    },
  }
}
