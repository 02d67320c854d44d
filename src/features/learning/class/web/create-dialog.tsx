import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { schoolDay } from '#src/shared/school-day.ts'
import { classApi } from '../contract.ts'
import { classForm, type ClassValues } from '../forms.ts'
import type { ClassSemester } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { semesterOf } from '../semester.ts'
import { ClassFields } from './class-fields.tsx'
import { mineText } from './mine-text.ts'

/** Creates a class, and opens it: its code is what comes next. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(mineText)
  const go = useGo()
  const { yearFrom } = semesterOf(schoolDay())
  const initial: ClassValues = { name: '', yearFrom: String(yearFrom), semester: '' }
  const form = useForm({
    initial,
    schema: classForm,
    endpoint: classApi.create,
    send: (values) => ({ ...values, semester: values.semester as ClassSemester }),
    said: t.created,
    words: t.createFailed,
    refresh: false,
    async done({ classId }) {
      onClose()
      await go(classPaths.class(classId))
    },
  })
  return (
    <Dialog open title={t.create} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.create}>
        <ClassFields
          name={form.field('name')}
          yearFrom={form.field('yearFrom')}
          semester={form.field('semester')}
        />
        <FormFoot act={t.create} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
