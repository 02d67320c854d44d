import { useText } from '#src/web/i18n.tsx'
import { arrangeText } from '../answer/arrange-text.ts'
import { LineText, Stem } from '../stem.tsx'
import css from './arrange-result.module.css'
import { PlacedItem } from './placed-item.tsx'
import type { ResultProps } from './result-props.ts'
import { keyItems, verdictOf } from './verdict-of.ts'

/** The boxes as they were filled. The right box stands at each item that is in another; the key alone fills them itself. */
export function ClassificationResult({ question, answer, result }: ResultProps<'classification'>) {
  const t = useText(arrangeText)
  const { categories, items } = question
  const isKey = result.mark === null
  const placeOf = (id: string) => (isKey ? result.key?.parts[id]?.[0] : answer?.placed[id])
  const inside = (category: string | undefined) =>
    items.filter(({ id }) => placeOf(id) === category)
  const list = (category: string | undefined) => (
    <ul className={css.items}>
      {inside(category).map(({ id, html }) => {
        const right = keyItems(result, id, categories)
        // One that belongs to none has no category in the key.
        const nowhere = result.key && right.length === 0 ? [t.noCategory] : right
        return (
          <li key={id}>
            {isKey ? (
              <LineText html={html} />
            ) : (
              <PlacedItem html={html} verdict={verdictOf(result, id)} right={nowhere} />
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      <Stem html={question.stem} />
      <div className={css.boxes}>
        {categories.map(({ id, html }) => (
          <section key={id} className={css.box}>
            <h4>
              <LineText html={html} />
            </h4>
            {inside(id).length > 0 ? list(id) : <p className={css.key}>{t.emptyCategory}</p>}
          </section>
        ))}
        {inside(undefined).length > 0 && (
          <section className={css.box}>
            <h4>{isKey ? t.noCategory : t.notSorted}</h4>
            {list(undefined)}
          </section>
        )}
      </div>
    </>
  )
}
