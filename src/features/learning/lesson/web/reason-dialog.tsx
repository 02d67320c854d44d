import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { lessonApi, type RollRow } from '../contract.ts'
import { reasonForm } from '../forms.ts'
import { type AttendanceState, reasonMost } from '../limits.ts'
import { rollText } from './roll-text.ts'
import { statesText } from './states-text.ts'

/** Corrects a state after the roll call, with its reason. */
export function ReasonDialog({
  lessonId,
  student: { userId, name },
  state,
  onClose,
}: {
  lessonId: number
  student: RollRow
  state: AttendanceState
  onClose: () => void
}) {
  const t = useText(rollText)
  const { states } = useText(statesText)
  const form = useForm({
    initial: { reason: '' },
    schema: reasonForm,
    endpoint: lessonApi.setState,
    send: (values) => ({ lessonId, userId, state, ...values }),
    done: onClose,
  })
  const title = t.correct(name, states[state])
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={title}>
        <TextField {...form.field('reason')} label={t.reason} maxLength={reasonMost} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
