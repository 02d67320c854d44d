import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import type { BodyOf } from '../../body/body.ts'
import { newId } from '../../body/new-id.ts'
import type { Problem } from '../../body/problem-codes.ts'
import { noText } from '../../body/limits.ts'
import type { markedByHand } from '../../types.ts'
import { BothField } from './both-field.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { NumberField } from './number-field.tsx'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

type Open = BodyOf<(typeof markedByHand)[number]>

/** The guide of a teacher who marks: a model answer, and criteria with their shares of the points. */
export function OpenPart<B extends Open>({
  body,
  onChange,
  problems,
}: {
  body: B
  onChange: (next: B) => void
  problems: readonly Problem[]
}) {
  const t = useText(editText)
  const format = useFormat()
  const problem = useProblems(problems)
  const { criteria } = body
  const set = (next: Open['criteria']) => onChange({ ...body, criteria: next })
  const total = criteria.reduce((sum, { share }) => sum + share, 0)
  const add = () => {
    // The new one takes what is left of the points.
    const left = Math.max(0, Math.round((1 - total) * 100) / 100)
    set([...criteria, { id: newId(idsOf(criteria)), text: { ...noText }, share: left }])
  }
  return (
    <div className={css.part}>
      <WordsField
        label={t.modelAnswer}
        description={t.modelAnswerHint}
        size="short"
        value={body.modelAnswer}
        onChange={(modelAnswer) => onChange({ ...body, modelAnswer })}
      />
      <div className={css.title}>
        {t.criteria}
        <span className={css.note}>{t.criteriaHint}</span>
      </div>
      {criteria.length > 0 && (
        <ol className={css.rows}>
          {criteria.map((criterion, at) => {
            const name = t.criterion(format.number(at + 1))
            return (
              <li key={criterion.id} className={css.criterion}>
                <BothField
                  label={name}
                  value={criterion.text}
                  error={problem.at(criterion.id)}
                  onChange={(text) => set(changed(criteria, criterion.id, { text }))}
                />
                <NumberField
                  label={t.percent}
                  value={Math.round(criterion.share * 10000) / 100}
                  least={0}
                  most={100}
                  onChange={(percent) =>
                    set(changed(criteria, criterion.id, { share: (percent ?? 0) / 100 }))
                  }
                />
                <RowTools
                  name={name}
                  at={at}
                  count={criteria.length}
                  onMove={(by) => set(moved(criteria, at, by))}
                  onRemove={() => set(without(criteria, criterion.id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {criteria.length > 0 && (
        <p className={css.note} role="status">
          {t.total(format.percent(total))}
        </p>
      )}
      <FieldError id="criteria-error" error={problem.of('criteriaMissTotal')} />
      <div className={css.acts}>
        <Button icon="plus" disabled={criteria.length >= 20} onClick={add}>
          {t.addCriterion}
        </Button>
      </div>
    </div>
  )
}
