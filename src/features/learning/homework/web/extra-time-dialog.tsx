import { errorsOf } from '#src/web/form/schema.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { homeworkApi } from '../contract.ts'
import { extraTimeForm } from '../forms.ts'
import type { WorkRow } from '../schemas.ts'
import { attemptsText } from './attempts-text.ts'
import css from './homework.module.css'

interface Values {
  minutes: string
}
const formOf = ({ minutes }: Values) => ({
  minutes: /^\d+$/.test(minutes.trim()) ? Number(minutes) : Number.NaN,
})

/** Gives one student extra minutes for a quiz with a time limit. */
export function ExtraTimeDialog({
  homeworkId,
  row: { student, extraMinutes },
  timeLimit,
  onClose,
}: {
  homeworkId: number
  row: WorkRow
  timeLimit: number
  onClose: () => void
}) {
  const q = useText(attemptsText)
  const format = useFormat()
  const locale = useLocale()
  const form = useForm<Values, typeof homeworkApi.setExtraTime>({
    initial: { minutes: extraMinutes === 0 ? '' : String(extraMinutes) },
    check: (values) => errorsOf(extraTimeForm, formOf(values), locale),
    endpoint: homeworkApi.setExtraTime,
    send: (values) => ({ homeworkId, userId: student.userId, ...formOf(values) }),
    said: q.extraTimeGiven,
    done: onClose,
  })
  return (
    <Dialog open title={q.extraTimeTitle(student.name)} onClose={onClose} width={480}>
      <Form form={form} label={q.extraTime} className={css.stack}>
        <p className={css.muted}>{q.extraTimeLead(format.number(timeLimit))}</p>
        <TextField
          {...form.field('minutes')}
          label={q.extraMinutes}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <FormFoot act={q.extraTime} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
