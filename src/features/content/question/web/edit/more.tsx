import type { ReactNode } from 'react'
import css from './edit.module.css'

/** Folded settings that few teachers need. `open` where something in it differs from its default. */
export function More({
  title,
  open,
  children,
}: {
  title: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className={css.more} open={open}>
      <summary>{title}</summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
