import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { schoolDay } from '#src/shared/school-day.ts'
import { classApi, type ClassOverview } from '../contract.ts'
import { codeForm, type CodeValues } from '../forms.ts'
import { overviewText } from './overview-text.ts'

/** Sets how people join by the class code. */
export function CodeDialog({
  classId,
  code,
  onClose,
}: {
  classId: number
  code: NonNullable<ClassOverview['code']>
  onClose: () => void
}) {
  const t = useText(overviewText)
  const { open, approval, expiresOn } = code
  const initial: CodeValues = { open, approval, expiresOn: expiresOn ?? '' }
  const form = useForm({
    initial,
    schema: codeForm,
    endpoint: classApi.setCode,
    send: (values) => ({ classId, ...values }),
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.settingsTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.settingsTitle}>
        <Checkbox {...form.check('open')} label={t.open} />
        <Checkbox {...form.check('approval')} label={t.approval} />
        <TextField {...form.field('expiresOn')} label={t.expiresOn} type="date" min={schoolDay()} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
