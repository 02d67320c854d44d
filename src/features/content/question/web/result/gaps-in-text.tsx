import { useFormat, useText } from '#src/web/i18n.tsx'
import type { GapToFill, QuestionResult } from '../../taking.ts'
import { gapNumbers } from '../gap-order.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import { FilledGap } from './filled-gap.tsx'
import { KeyOfParts } from './key-of-parts.tsx'

/** A stem with the marked answer in each of its gaps, then the accepted answers. */
export function MarkedGaps({
  question,
  given,
  result: { mark, key },
}: {
  question: { stem: string; gaps: readonly GapToFill[] }
  given: Record<string, string>
  result: QuestionResult
}) {
  const t = useText(questionText)
  const format = useFormat()
  const numbers = gapNumbers(question.stem, question.gaps)
  return (
    <>
      <Stem
        html={question.stem}
        renderGap={(id) => {
          const gap = question.gaps.find((each) => each.id === id)
          return (
            gap && (
              <FilledGap
                text={writtenIn(gap, given[id] ?? '')}
                verdict={mark.lines.find(({ part }) => part === id)?.verdict}
              />
            )
          )
        }}
      />
      {key && (
        <div className={css.lines}>
          <KeyOfParts
            parts={[...numbers].map(([id, number]) => ({
              id,
              name: t.gap(format.number(number)),
            }))}
            keys={key.parts}
          />
        </div>
      )}
    </>
  )
}

/** What was written, or the words of the chosen option. */
export const writtenIn = (gap: GapToFill, value: string): string =>
  gap.kind === 'choice' ? (gap.options.find(({ id }) => id === value)?.text ?? '') : value.trim()
