import { Link } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from './icon.tsx'
import { paginationText } from './pagination-text.ts'
import css from './breadcrumb.module.css'

/** The path to this page. The last item is the page itself and has no `to`. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useText(paginationText)
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={css.list}>
        {items.map((item, i) => (
          <li key={item.label} className={css.item}>
            {i > 0 && <Icon name="chevron-right" size={16} />}
            {item.to === undefined ? (
              <span aria-current={i === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link to={item.to} className={css.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
