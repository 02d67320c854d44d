import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#src/web/link.tsx'
import { cx } from './cx.ts'
import css from './card.module.css'

/** A quiet box. Interactive: lifts when pointed at; put one CardLink inside, it covers the card. */
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

/** The card's own link, usually in its heading: the whole card is its target. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(css.link, className)} />
}
