import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#src/web/link.tsx'
import { cx } from './cx.ts'
import css from './card.module.css'

/** A box. An interactive card lifts under the pointer and contains one CardLink, which covers it. */
export function Card({
  as: As = 'div',
  interactive,
  padded = true,
  className,
  children,
}: {
  as?: 'div' | 'article' | 'li' | 'section'
  interactive?: boolean
  padded?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <As className={cx(css.card, interactive && css.interactive, padded && css.padded, className)}>
      {children}
    </As>
  )
}

/** The link of an interactive card, usually in its heading; the whole card is its target. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(css.link, className)} />
}
