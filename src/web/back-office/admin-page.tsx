import type { ReactNode } from 'react'
import css from './back-office.module.css'

/** A page of the back office: what it is, what can be done, and the thing itself. */
export function AdminPage({
  title,
  lead,
  before,
  actions,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: a Breadcrumb. */
  before?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <main id="main" className={css.page}>
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
