import type { ReactNode } from 'react'
import css from './back-office.module.css'

/**
 * A thing to decide about, and what can be done at hand: beside it on a desktop, at the lower edge on
 * a phone. Keep the panel to a few words and buttons; what needs a form opens a dialog.
 */
export function Decision({
  label,
  panel,
  children,
}: {
  /** Names the panel. */
  label: string
  panel: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.decision}>
      <div className={css.subject}>{children}</div>
      <section className={css.panel} aria-label={label}>
        {panel}
      </section>
    </div>
  )
}
