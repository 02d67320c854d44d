import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import type { Gap } from '../../body/gap.ts'
import { ChoiceKey } from './choice-key.tsx'
import { DateKey } from './date-key.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { emptyGap } from './empty-gap.ts'
import { withWeight } from './gap-weight.ts'
import { NumberKey } from './number-key.tsx'
import { TextKey } from './text-key.tsx'

/** The accepted answers of one gap or box, by its kind. */
export function GapKey({
  gap,
  name,
  kinds,
  error,
  onChange,
}: {
  gap: Gap
  /** 'Blank 2'. */
  name: string
  /** The kinds that it may have; left out where there is one. */
  kinds?: readonly Gap['kind'][] | undefined
  error: string | undefined
  onChange: (next: Gap) => void
}) {
  const t = useText(editText)
  return (
    <div className={css.gapKey} role="group" aria-label={name}>
      <div className={css.gapHead}>
        <strong>{name}</strong>
        {kinds && (
          <Select
            label={t.gapKind}
            labelHidden
            value={gap.kind}
            options={kinds.map((value) => ({ value, label: t.gapKinds[value] }))}
            onChange={(kind) => onChange(withWeight(emptyGap(gap.id, kind), gap.weight ?? null))}
          />
        )}
      </div>
      {gap.kind === 'text' && <TextKey gap={gap} onChange={onChange} />}
      {gap.kind === 'number' && (
        <NumberKey
          value={gap}
          weight={gap.weight}
          onChange={(part) => onChange({ ...gap, ...part })}
          onWeight={(weight) => onChange(withWeight(gap, weight))}
        />
      )}
      {gap.kind === 'date' && <DateKey gap={gap} onChange={onChange} />}
      {gap.kind === 'choice' && <ChoiceKey gap={gap} onChange={onChange} />}
      <FieldError id={`${gap.id}e`} error={error} />
    </div>
  )
}
