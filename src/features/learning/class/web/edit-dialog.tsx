import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import { classForm, type ClassValues } from '../forms.ts'
import type { ClassSemester } from '../limits.ts'
import { ClassFields } from './class-fields.tsx'
import { overviewText } from './overview-text.ts'

/** Edits the name, school year and semester of a class. */
export function EditDialog({ of: found, onClose }: { of: ClassOverview; onClose: () => void }) {
  const t = useText(overviewText)
  const { classId, name, yearFrom, semester } = found
  const initial: ClassValues = { name, yearFrom: String(yearFrom), semester }
  const form = useForm({
    initial,
    schema: classForm,
    endpoint: classApi.edit,
    send: (values) => ({ classId, ...values, semester: values.semester as ClassSemester }),
    said: t.saved,
    words: t.editFailed,
    done: onClose,
  })
  return (
    <Dialog open title={t.editTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.editTitle}>
        <ClassFields
          name={form.field('name')}
          yearFrom={form.field('yearFrom')}
          semester={form.field('semester')}
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
