import { useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'

/** Moves and removes one row of a list, by mouse, thumb and keyboard. The focus stays with the moved row. */
export function RowTools({
  name,
  at,
  count,
  onMove,
  onRemove,
}: {
  /** 'Option B'. */
  name: string
  at: number
  count: number
  /** Left out where the order means nothing. */
  onMove?: (by: -1 | 1) => void
  /** Left out where the row is needed. */
  onRemove?: (() => void) | undefined
}) {
  const t = useText(editText)
  const box = useRef<HTMLSpanElement>(null)
  const move = (by: -1 | 1) => {
    onMove?.(by)
    // The button at the end of the list is disabled, which would lose the focus.
    requestAnimationFrame(() => {
      const [up, down] = box.current?.querySelectorAll('button') ?? []
      const pressed = by < 0 ? up : down
      ;(pressed?.disabled ? (by < 0 ? down : up) : pressed)?.focus()
    })
  }
  return (
    <span ref={box} className={css.tools}>
      {onMove && (
        <>
          <IconButton
            icon="chevron-up"
            label={t.moveUp(name)}
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t.moveDown(name)}
            disabled={at === count - 1}
            onClick={() => move(1)}
          />
        </>
      )}
      {onRemove && <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />}
    </span>
  )
}
