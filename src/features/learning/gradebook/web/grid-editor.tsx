import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './grid.module.css'

/** How an edit ends: where the focus goes then. */
export type Leaving = 'down' | 'up' | 'left' | 'right' | 'stay'

/**
 * The field in a cell. Begun by typing, arrows confirm and move, as in spreadsheets; begun by Enter, they move inside
 * the text.
 */
export function GridEditor({
  label,
  initial,
  typed,
  isWrong,
  onEnd,
  onCancel,
}: {
  label: string
  initial: string
  typed: boolean
  isWrong: (text: string) => boolean
  /** @returns false where the text cannot be taken, which keeps the field open */
  onEnd: (text: string, leaving: Leaving) => boolean
  onCancel: () => void
}) {
  const [text, setText] = useState(initial)
  const ended = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (!typed) field.current?.select()
  }, [typed])
  const end = (leaving: Leaving) => {
    ended.current = onEnd(text, leaving)
  }
  const arrows: Record<string, Leaving> = {
    ...{ ArrowUp: 'up', ArrowDown: 'down' },
    ...(typed && { ArrowLeft: 'left', ArrowRight: 'right' }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that chooses a word of an input method does not end the edit.
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    const leaving =
      event.key === 'Enter'
        ? event.shiftKey
          ? 'up'
          : 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'left'
            : 'right'
          : arrows[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      ended.current = true
      onCancel()
    } else if (leaving) {
      event.preventDefault()
      end(leaving)
    }
  }
  return (
    <input
      ref={field}
      className={css.editor}
      aria-label={label}
      aria-invalid={isWrong(text) || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (ended.current) return
        if (isWrong(text)) onCancel()
        else end('stay')
      }}
    />
  )
}
