import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { FieldProps } from '#src/web/ui/field.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { useText } from '#src/web/i18n.tsx'
import type { subjectApi } from '../contract.ts'
import { subjectFieldsText } from './subject-fields-text.ts'

export type Subjects = AnswerOf<typeof subjectApi.getSubjects>

/** The state of one choice: spread `form.field('categoryId')`, or give value and onChange. */
export interface SubjectField extends Partial<FieldProps> {
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: () => void
  name?: string
}

/** A hidden entry that was chosen earlier, which the lists no longer offer. */
interface Kept {
  id: number
  name: string
}

/** Chooses the category. */
export function CategoryField({
  subjects,
  field,
  kept,
}: {
  subjects: Subjects
  field: SubjectField
  kept?: Kept | undefined
}) {
  const t = useText(subjectFieldsText)
  const options = subjects.categories.map(({ categoryId, name }) => ({ id: categoryId, name }))
  return <Choice label={t.category} field={field} options={options} kept={kept} />
}

/** Chooses a major, and then one of its directions; another major drops the direction. */
export function MajorFields({
  subjects,
  major,
  direction,
  kept = {},
}: {
  subjects: Subjects
  major: SubjectField
  direction: SubjectField
  kept?: { major?: Kept | undefined; direction?: Kept | undefined }
}) {
  const t = useText(subjectFieldsText)
  const majors = subjects.majors.map(({ majorId, name }) => ({ id: majorId, name }))
  const chosen = subjects.majors.find(({ majorId }) => majorId === major.value)
  const directions = (chosen?.directions ?? []).map(({ directionId, name }) => ({
    ...{ id: directionId, name },
  }))
  const onChange = (value: number | null) => {
    major.onChange?.(value)
    if (value !== major.value && direction.value !== null) direction.onChange?.(null)
  }
  const isChosen = typeof major.value === 'number'
  return (
    <>
      <Choice label={t.major} field={{ ...major, onChange }} options={majors} kept={kept.major} />
      <Choice
        label={t.direction}
        field={direction}
        options={directions}
        kept={kept.direction}
        disabled={!isChosen}
        hint={!isChosen ? t.majorFirst : undefined}
      />
    </>
  )
}

function Choice({
  label,
  field,
  options,
  kept,
  disabled,
  hint,
}: {
  label: string
  field: SubjectField
  options: { id: number; name: string }[]
  kept: Kept | undefined
  disabled?: boolean
  hint?: string | undefined
}) {
  const t = useText(subjectFieldsText)
  const { value, onChange, ...rest } = field
  const isOffered = options.some(({ id }) => id === value)
  const gone =
    !isOffered && kept && kept.id === value ? [{ ...kept, name: t.hidden(kept.name) }] : []
  return (
    <Select
      {...(hint === undefined ? {} : { description: hint })}
      {...rest}
      label={rest.label ?? label}
      disabled={disabled}
      placeholder={t.choose}
      options={[...gone, ...options].map(({ id, name }) => ({ value: String(id), label: name }))}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(next) => onChange?.(next === '' ? null : Number(next))}
    />
  )
}
