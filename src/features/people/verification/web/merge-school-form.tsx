import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { api } from '#src/web/api.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { verificationApi } from '../contract.ts'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import type { ReviewedSchool } from './schools-table.tsx'
import { schoolsText } from './schools-text.ts'
import { useSchools } from '#src/features/people/school/web/use-schools.ts'
import css from './schools.module.css'

interface Values {
  provinceId: string
  intoId: number | null
}

/** Which other school this one is, found by its name among those of a province. */
export function MergeSchoolForm({
  school,
  into,
  provinces,
  onCancel,
  onMerged,
}: {
  school: ReviewedSchool
  /** Suggested. */
  into: number | null
  provinces: { value: string; label: string }[]
  onCancel: () => void
  onMerged: (people: number) => void
}) {
  const t = useText(schoolsText)
  const locale = useLocale()
  const format = useFormat()
  const form = useForm<Values>({
    initial: { provinceId: String(school.provinceId), intoId: into },
    guard: false,
    validate: ({ intoId }) => ({ intoId: intoId === null ? t.targetMissing : undefined }),
    async onSubmit({ intoId }) {
      if (intoId === null) return
      const input = { schoolId: school.schoolId, decision: 'merge' as const, intoId }
      try {
        const { people } = await api(verificationApi.decideSchool, input, { quiet: true })
        onMerged(people)
      } catch (error) {
        return refusalOf<Values>(error, locale, { failed: t.failed, offline: t.offline })
      }
    },
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
      <div className={css.foot}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          {t.mergeVerb}
        </Button>
      </div>
    </Form>
  )
}
