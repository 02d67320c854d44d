import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#src/web/link.tsx'
import { centreCurrent } from './centre-current.ts'
import css from './tabs.module.css'

interface Tab {
  to: string
  label: string
  current?: boolean
  count?: number
}

/** Tabs as links: each works without script and can be shared. */
export function Tabs({
  label,
  tabs,
  beside,
}: {
  label: string
  tabs: readonly Tab[]
  /** At the end of the row; below the tabs on a phone. */
  beside?: ReactNode
}) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.current)
  useEffect(() => {
    if (current >= 0) centreCurrent(row.current)
  }, [current])
  return (
    <div className={css.row}>
      <nav ref={row} aria-label={label} className={`fades ${css.tabs}`}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <Link
                to={tab.to}
                preventScrollReset
                aria-current={tab.current ? 'page' : undefined}
                className={css.tab}
              >
                {tab.label}
                {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {beside && <div className={css.beside}>{beside}</div>}
    </div>
  )
}
