import type { CSSProperties } from 'react'
import css from './analysis.module.css'

/** A share of 0 to 1: its figure, and a bar of that length. */
export function ShareBar({ share, figure }: { share: number; figure: string }) {
  return (
    <span className={css.share}>
      <span>{figure}</span>
      <i aria-hidden="true" style={{ '--share': `${100 * share}%` } as CSSProperties} />
    </span>
  )
}
