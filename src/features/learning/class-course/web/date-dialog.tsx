import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classCourseApi, type ClassCourse } from '../contract.ts'
import { dateForm } from '../forms.ts'
import { classCourseText } from './text.ts'

/** Sets the day from which students may open a course of the class. */
export function DateDialog({
  course: { courseId, opensOn },
  classId,
  onClose,
}: {
  course: ClassCourse
  classId: number
  onClose: () => void
}) {
  const t = useText(classCourseText)
  const form = useForm({
    initial: { opensOn: opensOn ?? '' },
    schema: dateForm,
    endpoint: classCourseApi.setDate,
    send: (values) => ({ classId, courseId, ...values }),
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.setDate} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.setDate}>
        <TextField
          {...form.field('opensOn')}
          label={t.dateLabel}
          description={t.dateHint}
          type="date"
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
