import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

/** A number as one writes it, with its unit: chosen where the question offers several, else written. */
export function Numeric({ question, answer, onAnswer, stemId }: AnswerProps<'numeric'>) {
  const t = useText(questionText)
  const { units, unitRule } = question
  const given = answer ?? ({ type: 'numeric', number: '', unit: '' } as const)
  const unitLabel = unitRule === 'optional' ? t.unitOptional : t.unit
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.numeric}>
        <TextField
          label={t.number}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={given.number}
          onChange={(number) => onAnswer({ ...given, number }, true)}
        />
        {unitRule !== 'none' &&
          (units.length > 0 ? (
            <Select
              label={unitLabel}
              placeholder={t.choose}
              options={units.map((unit) => ({ value: unit, label: unit }))}
              value={given.unit}
              onChange={(unit) => onAnswer({ ...given, unit })}
            />
          ) : (
            <TextField
              label={unitLabel}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={30}
              value={given.unit}
              onChange={(unit) => onAnswer({ ...given, unit }, true)}
            />
          ))}
      </div>
    </>
  )
}
