import type { ReactNode } from 'react'
import css from './back-office.module.css'

/** What is known about one thing, name by name; unknown ones are left out with `null`. */
export function Facts({
  items,
}: {
  items: readonly ({ term: string; value: ReactNode } | null | false)[]
}) {
  return (
    <dl className={css.facts}>
      {items.map(
        (item) =>
          item && (
            <div key={item.term}>
              <dt>{item.term}</dt>
              <dd>{item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
