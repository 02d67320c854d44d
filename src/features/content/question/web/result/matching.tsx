import { LineText, Stem } from '../stem.tsx'
import css from './arrange-result.module.css'
import { PlacedItem } from './placed-item.tsx'
import type { ResultProps } from './result-props.ts'
import { keyItems, verdictOf } from './verdict-of.ts'

export function MatchingResult({ question, answer, result }: ResultProps<'matching'>) {
  const { left, right } = question
  return (
    <>
      <Stem html={question.stem} />
      <ol className={css.rows}>
        {left.map(({ id, html }) => (
          <li key={id} className={css.row}>
            <LineText html={html} />
            <PlacedItem
              html={right.find((item) => item.id === answer?.pairs[id])?.html}
              verdict={verdictOf(result, id)}
              right={keyItems(result, id, right)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
