import { useLocale, useText } from '#src/web/i18n.tsx'
import { api } from '#src/web/api.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import * as z from 'zod/mini'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import { schoolFields } from '../forms.ts'
import { verificationApi } from '../contract.ts'
import { errorsOf, refusalOf } from '#src/features/people/account/web/form-errors.ts'
import type { ReviewedSchool } from './schools-table.tsx'
import { schoolsText } from './schools-text.ts'
import css from './schools.module.css'

const { provinceId, name, nameEn } = schoolFields
const shape = z.object({ provinceId, name, nameEn })

interface Values {
  provinceId: string
  name: string
  nameEn: string
}

/** A new school, or the names of an old one. */
export function SchoolForm({
  school,
  provinces,
  onCancel,
  onSaved,
}: {
  school: ReviewedSchool | undefined
  provinces: { value: string; label: string }[]
  onCancel: () => void
  onSaved: (name: string) => void
}) {
  const t = useText(schoolsText)
  const locale = useLocale()
  const form = useForm<Values>({
    initial: {
      provinceId: school ? String(school.provinceId) : '',
      name: school?.name ?? '',
      nameEn: school?.nameEn ?? '',
    },
    validate: (values) =>
      errorsOf(shape, { ...values, provinceId: Number(values.provinceId) || undefined }, locale),
    async onSubmit(values) {
      const input = { ...values, provinceId: Number(values.provinceId), schoolId: school?.schoolId }
      try {
        await api(verificationApi.saveSchool, input, { quiet: true })
      } catch (error) {
        return refusalOf<Values>(error, locale, { failed: t.failed, offline: t.offline })
      }
      onSaved(values.name.trim())
    },
  })
  return (
    <Form form={form} label={school ? t.editTitle : t.addTitle}>
      <Select
        {...form.field('provinceId')}
        label={t.province}
        required
        placeholder={t.provincePlaceholder}
        options={provinces}
      />
      <TextField
        {...form.field('name')}
        label={t.name}
        required
        maxLength={schoolNameMax}
        autoComplete="off"
        lang="zh-CN"
      />
      <TextField
        {...form.field('nameEn')}
        label={t.nameEn}
        description={t.nameEnHint}
        maxLength={120}
        autoComplete="off"
        lang="en"
      />
      <div className={css.foot}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.save}
        </Button>
      </div>
    </Form>
  )
}
