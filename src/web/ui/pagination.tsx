import { Link } from '#src/web/link.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import { paginationText } from './pagination-text.ts'
import css from './pagination.module.css'

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  href,
}: {
  page: number
  pages: number
  /** Returns the address of a page. */
  href: (page: number) => string
}) {
  const t = useText(paginationText)
  const format = useFormat()
  if (pages <= 1) return null
  return (
    <nav aria-label={t.pages} className={css.pagination}>
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={css.page} aria-label={t.previous}>
          <Icon name="chevron-left" />
        </Link>
      )}
      <ul>
        {pageWindow(page, pages).map((n, i, all) => (
          <li key={n ?? `after-${all[i - 1]}`}>
            {n === null ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={href(n)}
                className={css.page}
                aria-label={t.page(format.number(n))}
                aria-current={n === page ? 'page' : undefined}
                data-of={n === page ? format.number(pages) : undefined}
              >
                {format.number(n)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className={css.page} aria-label={t.next}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
