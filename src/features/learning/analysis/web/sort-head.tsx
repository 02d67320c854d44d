import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { type NumberColumn, readSort } from './sort-questions.ts'

/** The head of a column that sorts: first from the lowest, then from the highest, then as the quiz has it. */
export function SortHead({
  column,
  name,
  sort,
  to,
}: {
  column: NumberColumn
  name: string
  sort: string
  to: (sort: string) => string
}) {
  const t = useText(analysisText)
  const by = readSort(sort)
  const isOwn = by?.column === column
  const direction = isOwn ? (by.isDown ? 'descending' : 'ascending') : undefined
  const next = !isOwn ? column : by.isDown ? '' : `-${column}`
  return (
    <th scope="col" aria-sort={direction}>
      <Link to={to(next)} className={css.sort} preventScrollReset title={t.sortBy(name)}>
        {name}
        <span aria-hidden="true">{isOwn ? (by.isDown ? '↓' : '↑') : '↕'}</span>
      </Link>
    </th>
  )
}
