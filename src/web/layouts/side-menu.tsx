import { useEffect, useId, useRef } from 'react'
import { withLocale } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { usePagePath } from '#src/web/root-data.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import css from './side-menu.module.css'

export interface SideMenuGroup {
  key: string
  /** Left out: the entries stand alone. */
  title?: string
  entries: readonly { path: string; label: string; icon: IconName }[]
}

/** Pages in groups beside the page; on a phone a row above it. The frame puts it beside the page. */
export function SideMenu({ label, groups }: { label: string; groups: readonly SideMenuGroup[] }) {
  const id = useId()
  const locale = useLocale()
  const path = usePagePath()
  const here = entryOf(groups, path)
  const row = useRef<HTMLElement>(null)
  // On a phone the row may be wider than the screen; the page itself stays where it is.
  useEffect(() => {
    if (here === undefined) return
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !entry) return
    const [whole, part] = [row.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    row.current.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
  }, [here])
  return (
    <nav ref={row} className={css.menu} aria-label={label}>
      {groups.map(({ key, title, entries }) => (
        <div key={key} className={css.group}>
          {title !== undefined && <p id={id + key}>{title}</p>}
          <ul aria-labelledby={title === undefined ? undefined : id + key}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={withLocale(locale, entry.path)}
                  className={css.entry}
                  aria-current={entry.path === here ? (path === here ? 'page' : 'true') : undefined}
                >
                  <Icon name={entry.icon} size={20} />
                  {entry.label}
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
function entryOf(groups: readonly SideMenuGroup[], path: string): string | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .map((entry) => entry.path)
    .filter((entry) => path === entry || path.startsWith(`${entry}/`))
    .sort((a, b) => b.length - a.length)[0]
}
