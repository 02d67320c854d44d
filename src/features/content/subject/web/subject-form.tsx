import { useText } from '#src/web/i18n.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { subjectApi } from '../contract.ts'
import { directionForm, subjectForm, subjectNameMost } from '../forms.ts'
import type { SubjectList } from '../lists.ts'
import { subjectsText } from './subjects-text.ts'
import type { ListedSubject } from './subjects-table.tsx'

/** The names of a new entry; of a direction also its major. */
export function AddSubjectForm({
  list,
  majorId,
  majors,
  onClose,
}: {
  list: SubjectList
  /** Chosen at first: the one by which the list is filtered. */
  majorId: string
  majors: { value: string; label: string }[]
  onClose: () => void
}) {
  const t = useText(subjectsText)
  const form = useForm({
    initial: { majorId, name: '', nameEn: '' },
    schema: list === 'direction' ? directionForm : subjectForm,
    endpoint: subjectApi.addSubject,
    send: ({ majorId: major, ...names }) => ({
      ...{ list, ...names },
      majorId: list === 'direction' ? Number(major) : undefined,
    }),
    verb: 'add',
    done: onClose,
    said: (_, { name }) => t.saved(name.trim()),
  })
  return (
    <Form form={form} label={t.add[list]}>
      {list === 'direction' && (
        <Select
          {...form.field('majorId')}
          label={t.ofMajor}
          required
          placeholder={t.choose}
          options={majors}
        />
      )}
      <TextField {...form.field('name')} {...zhName} label={t.name} />
      <TextField
        {...form.field('nameEn')}
        {...enName}
        label={t.nameEn}
        description={list === 'category' ? t.nameEnCategory : undefined}
      />
      <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}

export function RenameSubjectForm({
  list,
  subject,
  onClose,
}: {
  list: SubjectList
  subject: ListedSubject
  onClose: () => void
}) {
  const t = useText(subjectsText)
  const { subjectId, names } = subject
  const form = useForm({
    initial: { name: names.zh, nameEn: names.en },
    schema: subjectForm,
    endpoint: subjectApi.renameSubject,
    send: (values) => ({ list, subjectId, ...values }),
    done: onClose,
    said: (_, { name }) => t.saved(name.trim()),
  })
  return (
    <Form form={form} label={t.editTitle[list]}>
      <TextField {...form.field('name')} {...zhName} label={t.name} />
      <TextField {...form.field('nameEn')} {...enName} label={t.nameEn} />
      <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}

const line = { required: true, maxLength: subjectNameMost, autoComplete: 'off' }
const zhName = { ...line, lang: 'zh-CN' }
const enName = { ...line, lang: 'en' }
