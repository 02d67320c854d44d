import { useEffect, useId, useRef } from 'react'
import type { MenuGroup } from '#src/app/menus.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered, usePagePath } from '#src/web/root-data.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { centreCurrent } from '#src/web/ui/centre-current.ts'
import css from './side-menu.module.css'

/** Pages in groups beside the page; on a phone a row above it. The frame puts it beside the page. */
export function SideMenu({ label, groups }: { label: string; groups: readonly MenuGroup[] }) {
  const id = useId()
  const locale = useLocale()
  const path = usePagePath()
  const isOffered = useOffered()
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter((one) => isOffered(one.path)) }))
    .filter(({ entries }) => entries.length > 0)
  const here = entryOf(shown, path)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (here !== undefined) centreCurrent(row.current)
  }, [here])
  return (
    <nav ref={row} className={css.menu} aria-label={label}>
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

/** The entry that is open, or the nearest one above a page that has none of its own. */
function entryOf(groups: readonly MenuGroup[], path: string): string | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .map((entry) => entry.path)
    .filter((entry) => path === entry || path.startsWith(`${entry}/`))
    .sort((a, b) => b.length - a.length)[0]
}
