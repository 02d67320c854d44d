import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { verificationApi } from '../contract.ts'
import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import type { ReviewedSchool } from './schools-table.tsx'
import { schoolsText } from './schools-text.ts'
import { useSchools } from '#src/features/people/school/web/use-schools.ts'
import css from './schools.module.css'

/** Chooses the school that this one duplicates, among those of a province. */
export function MergeSchoolForm({
  school,
  into,
  provinces,
  onClose,
}: {
  school: ReviewedSchool
  /** Suggested. */
  into: number | null
  provinces: { value: string; label: string }[]
  onClose: () => void
}) {
  const t = useText(schoolsText)
  const format = useFormat()
  const form = useForm({
    initial: { provinceId: String(school.provinceId), intoId: into },
    guard: false,
    check: ({ intoId }) => ({ intoId: intoId === null ? t.targetMissing : undefined }),
    endpoint: verificationApi.decideSchool,
    send: ({ intoId }) => ({
      schoolId: school.schoolId,
      decision: 'merge' as const,
      intoId: intoId!,
    }),
    done: onClose,
    said: ({ people }) => t.mergedToast(school.name, format.number(people)),
  })
  const { provinceId } = form.values
  const schools = useSchools(Number(provinceId))
  return (
    <Form form={form} label={t.mergeTitle(school.name)}>
      <p>{t.mergeLead(format.number(school.people))}</p>
      <Select
        {...form.field('provinceId')}
        label={t.province}
        options={provinces}
        onChange={(value) => {
          form.set('provinceId', value)
          form.set('intoId', null)
        }}
      />
      <SearchSelect
        {...form.field('intoId')}
        // Another province, another list.
        key={`${provinceId}-${schools.loading}`}
        label={t.target}
        placeholder={t.targetPlaceholder}
        disabled={schools.loading}
        options={schools.options.filter(({ id }) => id !== school.schoolId)}
        empty={t.targetNone}
      />
      {schools.failed && (
        <p role="alert" className={css.failed}>
          {t.targetFailed}
          <Button size="small" icon="refresh" onClick={schools.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      <FormFoot act={t.mergeVerb} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
