import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classApi } from '../contract.ts'
import { numberForm } from '../forms.ts'
import { studentNumberMost } from '../limits.ts'
import type { ClassMember } from '../member-api.ts'
import { membersText } from './members-text.ts'

/** Sets the number of a student in this class. */
export function NumberDialog({
  classId,
  member: { userId, name, number },
  onClose,
}: {
  classId: number
  member: ClassMember
  onClose: () => void
}) {
  const t = useText(membersText)
  const form = useForm({
    initial: { number: number ?? '' },
    schema: numberForm,
    endpoint: classApi.setNumber,
    send: (values) => ({ classId, userId, ...values }),
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.setNumberOf(name)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.setNumber}>
        <TextField {...form.field('number')} label={t.number} maxLength={studentNumberMost} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
