import type { ReactNode } from 'react'
import css from './analysis.module.css'

/** A table of numbers; one that is wider than its room is scrolled by the keyboard too. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={css.room}
      role="group"
      aria-label={label}
      // Arrow keys scroll it, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={css.figures}>
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  )
}
