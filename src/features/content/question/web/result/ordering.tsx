import { useFormat, useText } from '#src/web/i18n.tsx'
import { questionText } from '../question-text.ts'
import { LineText, Stem } from '../stem.tsx'
import css from './arrange-result.module.css'
import { PlacedItem } from './placed-item.tsx'
import type { ResultProps } from './result-props.ts'
import { verdictOf } from './verdict-of.ts'

export function OrderingResult({ question, answer, result }: ResultProps<'ordering'>) {
  const t = useText(questionText)
  const format = useFormat()
  const { items } = question
  const given = answer?.order ?? []
  const row = (id: string, at: number, isKey: boolean) => {
    const item = items.find((each) => each.id === id)
    return (
      item && (
        <li key={id} className={css.line}>
          {format.number(at + 1)}.{' '}
          {isKey ? (
            <LineText html={item.html} />
          ) : (
            <PlacedItem html={item.html} verdict={verdictOf(result, id)} />
          )}
        </li>
      )
    )
  }
  return (
    <>
      <Stem html={question.stem} />
      <div className={css.pair}>
        {result.mark && (
          <section className={css.box}>
            <h4>{t.yours}</h4>
            {given.length > 0 ? (
              <ol className={css.items}>{given.map((id, at) => row(id, at, false))}</ol>
            ) : (
              <p>{t.none}</p>
            )}
          </section>
        )}
        {result.key && (
          <section className={css.box}>
            <h4>{t.rightAnswer}</h4>
            <ol className={css.items}>{result.key.order.map((id, at) => row(id, at, true))}</ol>
          </section>
        )}
      </div>
    </>
  )
}
