import { useText } from '#src/web/i18n.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { editText } from './edit-text.ts'
import { NumberField } from './number-field.tsx'
import { OpenPart } from './open-part.tsx'
import { useProblems } from './use-problems.ts'

export default function EditEssay(props: EditProps<'essay'>) {
  const t = useText(editText)
  const { body, onChange, problems } = props
  const problem = useProblems(problems)
  return (
    <>
      <div className={css.grid}>
        <NumberField
          label={t.leastWords}
          value={body.leastWords}
          least={0}
          most={20_000}
          onChange={(least) => onChange({ ...body, leastWords: Math.round(least ?? 0) })}
        />
        <NumberField
          label={t.mostWords}
          description={t.wordsHint}
          value={body.mostWords}
          least={1}
          most={20_000}
          onChange={(most) => most && onChange({ ...body, mostWords: Math.round(most) })}
        />
      </div>
      <FieldError id="words-error" error={problem.of('wordsCrossed')} />
      <OpenPart {...props} />
    </>
  )
}
