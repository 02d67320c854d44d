import type { ReactNode } from 'react'
import css from './back-office.module.css'

/** The facts about one thing as terms with values; `null` leaves a fact out. */
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
