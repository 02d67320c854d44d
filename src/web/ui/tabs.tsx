import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import css from './tabs.module.css'

export interface Tab {
  to: string
  label: string
  current?: boolean
  count?: number
}

/** Tabs that are addresses: each works without script and can be shared. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.current)
  // On a phone the row may be wider than the screen; the page itself stays where it is.
  useEffect(() => {
    if (current < 0) return
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    const [whole, part] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (part.left >= whole.left && part.right <= whole.right) return
    row.current.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
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
  )
}
