import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import css from './tag.module.css'

export type Tone = 'neutral' | 'action' | 'accent' | 'success' | 'warning' | 'danger'

/** A short label: a kind, state or subject. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(css.tag, css[tone])}>{children}</span>
}

/** A count on an icon or a tab, '99+' above 99; renders nothing for 0. */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null
  return (
    <span className={css.badge}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
