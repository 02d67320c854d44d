import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import { schoolForm } from '../forms.ts'
import { verificationApi } from '../contract.ts'
import type { ReviewedSchool } from './schools-table.tsx'
import { schoolsText } from './schools-text.ts'

/** A new school, or the names of an old one. */
export function SchoolForm({
  school,
  provinces,
  onClose,
}: {
  school: ReviewedSchool | undefined
  provinces: { value: string; label: string }[]
  onClose: () => void
}) {
  const t = useText(schoolsText)
  const form = useForm({
    initial: {
      provinceId: school ? String(school.provinceId) : '',
      name: school?.name ?? '',
      nameEn: school?.nameEn ?? '',
    },
    schema: schoolForm,
    endpoint: verificationApi.saveSchool,
    send: (values) => ({
      ...values,
      provinceId: Number(values.provinceId),
      schoolId: school?.schoolId,
    }),
    verb: school ? 'save' : 'add',
    done: onClose,
    said: (_, { name }) => t.saved(name.trim()),
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
      <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
