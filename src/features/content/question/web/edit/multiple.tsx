import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { scoringRules } from '../../types.ts'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { OptionsPart } from './options-part.tsx'

/** A rule of scoring is the quiz's; only one that came with an import is shown here, to be kept or given up. */
export default function EditMultiple(props: EditProps<'multiple'>) {
  const t = useText(editText)
  const { body, onChange } = props
  return (
    <>
      <OptionsPart {...props} />
      {body.rule && (
        <Select
          label={t.rule}
          description={t.ruleHint}
          value={body.rule}
          placeholder={t.ruleOfQuiz}
          options={scoringRules.map((value) => ({ value, label: t.rules[value] }))}
          onChange={(rule) => {
            const { rule: _, ...rest } = body
            onChange(scoringRules.includes(rule) ? { ...rest, rule } : rest)
          }}
        />
      )}
    </>
  )
}
