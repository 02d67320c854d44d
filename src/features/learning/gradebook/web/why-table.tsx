import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Gradebook } from '../contract.ts'
import { divide, times } from '../rules/exact.ts'
import type { CategoryGrade, RowGrade } from '../rules/grade-row.ts'
import { tenthsOf } from '../rules/scheme.ts'
import css from './gradebook.module.css'
import { sayCell, showEntry } from '../say-cell.ts'
import { showPercent, showTenths } from '../show-grade.ts'
import { whyText } from './why-text.ts'
import { wordsText } from './words-text.ts'

/** The categories of a student with every cell and how it counts: the answer to “why 83.5?”. */
export function WhyTable({ grade, book }: { grade: RowGrade; book: Gradebook }) {
  const t = useText(whyText)
  const names = useText(wordsText)
  const { total, weight, word, categories } = grade
  const some = categories.reduce((sum, { category }) => sum + category.weight, 0)
  return (
    <div className={css.stack}>
      {categories.map((one) => (
        <CategoryPart key={one.category.categoryId} {...{ one, book, weight }} />
      ))}
      <div className={css.sum}>
        {total === null ? (
          <p>{t.noTotal}</p>
        ) : (
          <>
            {weight < some && <p className={css.muted}>{t.rescaled(String(weight))}</p>}
            <p>
              <strong>
                {t.sum(showPercent(total), showTenths(tenthsOf(total, book.rounding)))}
              </strong>
            </p>
          </>
        )}
        {word && <p>{t.word(names.words[word])}</p>}
      </div>
    </div>
  )
}

function CategoryPart({
  one: { category, cells, kept, mean },
  book,
  weight,
}: {
  one: CategoryGrade
  book: Gradebook
  weight: number
}) {
  const t = useText(whyText)
  const names = useText(wordsText)
  const format = useFormat()
  const { dropLowest, lateCut } = category
  const said = [
    t.weight(String(category.weight)),
    ...(dropLowest > 0 ? [t.dropRule(format.number(dropLowest))] : []),
    ...(lateCut > 0 ? [t.lateRule(String(lateCut))] : []),
    ...(mean
      ? [
          t.mean(format.number(kept), showPercent(mean)),
          ...(weight > 0 && category.weight > 0
            ? [t.partOf(showPercent(divide(times(mean, category.weight), weight)))]
            : []),
        ]
      : [t.nothing]),
  ]
  return (
    <section className={css.category}>
      <h3>{category.name}</h3>
      <p className={css.muted}>{said.join(' · ')}</p>
      {cells.length > 0 && (
        <ul className={css.cells}>
          {cells.map((cell) => (
            <li key={cell.columnId} data-kind={cell.kind}>
              <span>{book.columns.find((each) => each.columnId === cell.columnId)?.name}</span>
              <span className={css.number}>{showEntry(cell.entry, names) || names.none}</span>
              <span className={css.muted}>{sayCell(cell, t, names)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
