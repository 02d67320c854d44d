import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import css from './page.module.css'

/** A page of the personal centre or the back office: title, acts and content. */
export function Page({
  title,
  lead,
  before,
  actions,
  dense,
  narrow,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: a Breadcrumb. */
  before?: ReactNode
  /** Buttons or a link beside the title. */
  actions?: ReactNode
  /** Smaller gaps, for the back office. */
  dense?: boolean
  /** Limits the width to that of a form. */
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <main id="main" className={cx(css.page, dense && css.dense, narrow && css.narrow)}>
      {before}
      <div className={css.head}>
        <div>
          <h1>{title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </main>
  )
}
