import { useFormat, useText } from '#src/web/i18n.tsx'
import type { GapToFill } from '../../taking.ts'
import { gapNumbers } from '../gap-order.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import { FilledGap } from './filled-gap.tsx'
import { KeyInPlace } from './key-in-place.tsx'
import { KeyOfParts } from './key-of-parts.tsx'
import type { ShownResult } from './result-props.ts'

/** A stem with the marked answer in each of its gaps, then the accepted answers; the first of them where nothing was answered. */
export function MarkedGaps({
  question,
  given,
  result: { mark, key },
}: {
  question: { stem: string; gaps: readonly GapToFill[] }
  given: Record<string, string>
  result: ShownResult
}) {
  const t = useText(questionText)
  const format = useFormat()
  // In their places the answers say all, unless a gap accepts several.
  const isSaid = mark === null && Object.values(key?.parts ?? {}).every(({ length }) => length < 2)
  const numbers = gapNumbers(question.stem, question.gaps)
  return (
    <>
      <Stem
        html={question.stem}
        renderGap={(id) => {
          const gap = question.gaps.find((each) => each.id === id)
          if (gap && !mark) return <KeyInPlace right={(key?.parts[id] ?? []).slice(0, 1)} />
          return (
            gap && (
              <FilledGap
                text={writtenIn(gap, given[id] ?? '')}
                verdict={mark?.lines.find(({ part }) => part === id)?.verdict}
              />
            )
          )
        }}
      />
      {key && !isSaid && (
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

/** The typed text, or the words of the chosen option. */
export const writtenIn = (gap: GapToFill, value: string): string =>
  gap.kind === 'choice' ? (gap.options.find(({ id }) => id === value)?.text ?? '') : value.trim()
