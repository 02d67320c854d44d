import { type ReactNode, useId } from 'react'
import css from './panel.module.css'

/** A section of a page on its own surface. */
export function Panel({
  title,
  titleHidden,
  lead,
  actions,
  id,
  children,
}: {
  title?: string
  /** The title is read aloud but not shown. */
  titleHidden?: boolean
  lead?: ReactNode
  actions?: ReactNode
  /** The id of the title, which makes it focusable as a link's target. */
  id?: string
  children: ReactNode
}) {
  const own = useId()
  const titleId = title ? (id ?? own) : undefined
  const heading = title && (
    <h2
      id={titleId}
      tabIndex={id ? -1 : undefined}
      className={titleHidden ? 'visually-hidden' : undefined}
    >
      {title}
    </h2>
  )
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      {titleHidden
        ? heading
        : (heading || actions) && (
            <div className={css.head}>
              {heading}
              {actions}
              {lead && <div className={css.lead}>{lead}</div>}
            </div>
          )}
      {children}
    </section>
  )
}
