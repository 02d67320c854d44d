import { LineText, Stem } from '../stem.tsx'
import css from './arrange-result.module.css'
import { KeyInPlace } from './key-in-place.tsx'
import { PlacedItem } from './placed-item.tsx'
import type { ResultProps } from './result-props.ts'
import { keyLines } from './key-lines.tsx'
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
            {result.mark ? (
              <span>
                <PlacedItem
                  html={right.find((item) => item.id === answer?.pairs[id])?.html}
                  verdict={verdictOf(result, id)}
                  right={keyItems(result, id, right)}
                />
              </span>
            ) : (
              <span>
                <KeyInPlace right={keyLines(result, id, right)} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
