import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { lessonApi } from '../contract.ts'
import { lessonForm } from '../forms.ts'
import { titleMost } from '../limits.ts'
import { lessonText } from './lesson-text.ts'

/** Sets the title of a lesson, and the minutes after which arrivals are late. */
export function LessonDialog({
  lesson: { lessonId, title, lateAfter },
  onClose,
}: {
  lesson: AnswerOf<typeof lessonApi.getCode>
  onClose: () => void
}) {
  const t = useText(lessonText)
  const form = useForm({
    initial: { title, lateAfter: lateAfter === null ? '' : String(lateAfter) },
    schema: lessonForm,
    endpoint: lessonApi.edit,
    send: (values) => ({ lessonId, ...values }),
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.edit} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.edit}>
        <TextField
          {...form.field('title')}
          label={t.titleField}
          description={t.titleHint}
          maxLength={titleMost}
        />
        <TextField
          {...form.field('lateAfter')}
          label={t.lateAfter}
          description={t.lateAfterHint}
          inputMode="numeric"
          maxLength={3}
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
