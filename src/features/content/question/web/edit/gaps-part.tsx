import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import type { Gap } from '../../body/gap.ts'
import type { Problem } from '../../body/problem-codes.ts'
import type { Bilingual } from '../../body/text.ts'
import { questionText } from '../question-text.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { GapKey } from './gap-key.tsx'
import { useGaps } from './use-gaps.ts'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

/** A stem with gaps, and under it the key of each gap. */
export function GapsPart<G extends Gap>({
  stem,
  gaps,
  make,
  kinds,
  onChange,
  problems,
  children,
}: {
  stem: Bilingual
  gaps: readonly G[]
  /** The gap of a new place in the text. */
  make: (id: string) => G
  /** The kinds that a gap may have; left out where there is one. */
  kinds?: readonly Gap['kind'][]
  onChange: (next: { stem: Bilingual; gaps: G[] }) => void
  problems: readonly Problem[]
  /** Stands between stem and gaps. */
  children?: ReactNode
}) {
  const t = useText(editText)
  const q = useText(questionText)
  const format = useFormat()
  const problem = useProblems(problems)
  const { after } = useGaps(gaps, make)
  return (
    <>
      <WordsField
        label={t.stem}
        description={t.gapsHint}
        size="full"
        required
        gaps
        value={stem}
        error={problem.of('noStem', 'noGaps')}
        onChange={(next) => onChange({ stem: next, gaps: after(next) })}
      />
      {children}
      {gaps.length > 0 && (
        <ol className={css.gaps} aria-label={t.gaps}>
          {gaps.map((gap, at) => (
            <li key={gap.id} className={css.gap}>
              <GapKey
                gap={gap}
                name={q.gap(format.number(at + 1))}
                kinds={kinds}
                error={problem.at(gap.id)}
                onChange={(next) =>
                  // A kind is offered only where the type knows it.
                  onChange({
                    stem,
                    gaps: gaps.map((each) => (each.id === gap.id ? (next as G) : each)),
                  })
                }
              />
            </li>
          ))}
        </ol>
      )}
      <FieldError id="gaps-error" error={problem.of('gapUnknown')} />
    </>
  )
}
