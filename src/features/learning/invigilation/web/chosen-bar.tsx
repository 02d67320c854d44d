import type { ReactNode } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import css from './chosen-bar.module.css'

/** Acts on the chosen rows of a list. It stays in sight at the end of the screen. */
export function ChosenBar({
  count,
  none,
  onNone,
  children,
}: {
  /** “3 chosen”, which is read out as it changes. */
  count: string
  /** The words of the act that chooses none. */
  none: string
  onNone: () => void
  children: ReactNode
}) {
  return (
    <div className={css.chosen} role="region" aria-label={count}>
      <p aria-live="polite">{count}</p>
      <Button size="small" variant="quiet" icon="close" onClick={onNone}>
        {none}
      </Button>
      {children}
    </div>
  )
}
