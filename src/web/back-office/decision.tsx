import type { ReactNode } from 'react'
import css from './back-office.module.css'

/**
 * A page whose subject is to be decided on. The panel with the buttons stands beside it on a desktop and
 * at the lower edge on a phone, so it holds few words; a decision that needs a form opens a dialog.
 */
export function Decision({
  label,
  panel,
  children,
}: {
  /** The accessible name of the panel. */
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
