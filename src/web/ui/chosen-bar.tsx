import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './chosen-bar.module.css'

/** Acts on the chosen rows of a list. It stands after the list, so that no row moves when it appears. */
export function ChosenBar({
  count,
  none,
  onNone,
  hidden,
  children,
}: {
  /** “3 chosen”, which is read out as it changes. */
  count: string
  /** The words of the act that chooses none. */
  none: string
  onNone: () => void
  /** Whether nothing is chosen; a bar that is there before is read out from the first choice on. */
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <div className={css.bar} role="region" aria-label={count} hidden={hidden}>
      <p aria-live="polite">{count}</p>
      <Button size="small" variant="quiet" icon="close" onClick={onNone}>
        <span className={css.none}>{none}</span>
      </Button>
      {children}
    </div>
  )
}
