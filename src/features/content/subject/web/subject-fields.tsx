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

/** Chooses the major. Another one ends the choice of a direction, which is the caller's to drop. */
export function MajorField({
  subjects,
  field,
  kept,
}: {
  subjects: Subjects
  field: SubjectField
  kept?: Kept | undefined
}) {
  const t = useText(subjectFieldsText)
  const options = subjects.majors.map(({ majorId, name }) => ({ id: majorId, name }))
  return <Choice label={t.major} field={field} options={options} kept={kept} />
}

/** Chooses one of the directions of a major. */
export function DirectionField({
  subjects,
  majorId,
  field,
  kept,
}: {
  subjects: Subjects
  majorId: number | null
  field: SubjectField
  kept?: Kept | undefined
}) {
  const t = useText(subjectFieldsText)
  const chosen = subjects.majors.find((one) => one.majorId === majorId)
  const options = (chosen?.directions ?? []).map(({ directionId, name }) => ({
    ...{ id: directionId, name },
  }))
  return (
    <Choice
      {...{ field, options, kept }}
      label={t.direction}
      disabled={majorId === null}
      hint={majorId === null ? t.majorFirst : undefined}
    />
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
