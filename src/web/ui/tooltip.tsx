import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import css from './tooltip.module.css'

/** Tooltips show at once and hide after 200 ms (specification, section 9). */
const hideMs = 200

/** A few words about the one element inside, for pointer and keyboard; Escape hides them. */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }
  function hide() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), hideMs)
  }
  useEffect(() => {
    if (!open) return
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      className={css.root}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={css.bubble} hidden={!open}>
        {text}
      </span>
    </span>
  )
}
