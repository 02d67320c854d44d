import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { lessonApi } from '../contract.ts'
import { answerForm } from '../forms.ts'
import { leaveAnswerMost } from '../limits.ts'
import { leaveText } from './leave-text.ts'

/** Refuses requests for leave, with words to the student. */
export function RefuseDialog({
  classId,
  leaveIds,
  onClose,
}: {
  classId: number
  leaveIds: number[]
  onClose: () => void
}) {
  const t = useText(leaveText)
  const format = useFormat()
  const form = useForm({
    initial: { answer: '' },
    schema: answerForm,
    endpoint: lessonApi.decideLeaves,
    send: (values) => ({ classId, leaveIds, approve: false, ...values }),
    said: ({ decided }) => t.refusedSaid(decided, format.number(decided)),
    done: onClose,
  })
  return (
    <Dialog open title={t.refuseTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.refuseTitle}>
        <TextArea
          {...form.field('answer')}
          label={t.answer}
          description={t.answerHint}
          rows={3}
          maxLength={leaveAnswerMost}
        />
        <FormFoot act={t.refuse} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
