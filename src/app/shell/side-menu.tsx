import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuGroup } from '#src/app/menus.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered, usePagePath } from '#src/web/root-data.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { entryOf } from './menu-entry.ts'
import css from './side-menu.module.css'

/** Pages in groups beside the page; on a phone a list that opens above it, at once from `#menu`. */
export function SideMenu({ label, groups }: { label: string; groups: readonly MenuGroup[] }) {
  const id = useId()
  const locale = useLocale()
  const path = usePagePath()
  const isOffered = useOffered()
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter((one) => isOffered(one.path)) }))
    .filter(({ entries }) => entries.length > 0)
  const here = entryOf(shown, path)
  const current = shown.flatMap(({ entries }) => entries).find((entry) => entry.path === here)
  const { hash, key } = useLocation()
  // The server knows no part of an address after `#`, so that the first render has the list closed.
  const isAsked = useHydrated() && hash === '#menu'
  // The button counts for one visit to a page: a link in the list leads to another, where it is closed again.
  const [pressed, setPressed] = useState({ on: '', open: false })
  const open = pressed.on === key ? pressed.open : isAsked
  return (
    <nav className={css.menu} aria-label={label} data-open={open || undefined}>
      <button
        type="button"
        className={css.door}
        aria-expanded={open}
        onClick={() => setPressed({ on: key, open: !open })}
      >
        <span>{label}</span>
        {current && <strong>{pick(current.label, locale)}</strong>}
        <Icon name="chevron-down" size={18} />
      </button>
      {shown.map(({ title, entries }, at) => (
        <div key={entries[0]?.path} className={css.group}>
          {title && <p id={id + at}>{pick(title, locale)}</p>}
          <ul aria-labelledby={title && id + at}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className={css.entry}
                  aria-current={entry.path === here ? (path === here ? 'page' : 'true') : undefined}
                >
                  <Icon name={entry.icon} size={20} />
                  {pick(entry.label, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
