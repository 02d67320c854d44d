import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { addDays } from '#src/shared/school-day.ts'
import { type Todo, todayApi } from '../contract.ts'
import { snoozeForm } from '../forms.ts'
import { todoDialogText } from './dialog-text.ts'

/** Puts a to-do off until a chosen day, at the latest the one on which it is due. */
export function SnoozeDialog({
  todo: { key, snoozeUntil },
  day,
  onClose,
}: {
  todo: Todo
  /** The school's. */
  day: string
  onClose: () => void
}) {
  const t = useText(todoDialogText)
  const format = useFormat()
  const form = useForm({
    initial: { untilOn: addDays(day, 1) },
    schema: snoozeForm,
    endpoint: todayApi.snooze,
    send: ({ untilOn }) => ({ key, untilOn }),
    said: t.snoozed,
    done: onClose,
  })
  return (
    <Dialog open title={t.snoozeTitle} onClose={onClose}>
      <Form form={form} label={t.snoozeTitle}>
        <TextField
          {...form.field('untilOn')}
          label={t.untilOn}
          description={t.latest(format.date(snoozeUntil!))}
          type="date"
          min={addDays(day, 1)}
          max={snoozeUntil!}
          required
        />
        <FormFoot act={t.snooze} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
