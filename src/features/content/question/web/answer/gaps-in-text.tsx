import { useFormat, useText } from '#src/web/i18n.tsx'
import type { GapToFill } from '../../taking.ts'
import { gapNumbers } from '../gap-order.ts'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import { GapInput } from './gap-input.tsx'

/** A stem with an input in each of its gaps. */
export function GapsInText({
  question,
  stemId,
  given,
  onGive,
}: {
  question: { stem: string; gaps: readonly GapToFill[] }
  stemId: string
  given: Record<string, string>
  onGive: (gaps: Record<string, string>, rest: boolean) => void
}) {
  const t = useText(questionText)
  const format = useFormat()
  const numbers = gapNumbers(question.stem, question.gaps)
  return (
    <Stem
      id={stemId}
      html={question.stem}
      renderGap={(id) => {
        const gap = question.gaps.find((each) => each.id === id)
        return (
          gap && (
            <GapInput
              gap={gap}
              label={t.gap(format.number(numbers.get(id) ?? 1))}
              value={given[id] ?? ''}
              onChange={(text) => onGive({ ...given, [id]: text }, gap.kind !== 'choice')}
            />
          )
        )
      }}
    />
  )
}
