import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { rosterApi, type RosterRow } from '../contract.ts'
import { rosterErrors } from '../errors.ts'
import { rosterText } from './roster-text.ts'
import { useLineErrors } from './use-line-errors.ts'

/** Edits a row of the roster. */
export function RowDialog({
  classId,
  row,
  onClose,
}: {
  classId: number
  row: RosterRow
  onClose: () => void
}) {
  const t = useText(rosterText)
  const errorsOf = useLineErrors()
  const { rowId, number, name, phone, email, group } = row
  const form = useForm({
    initial: { number, name, phone, email, group },
    check: errorsOf,
    endpoint: rosterApi.edit,
    send: (values) => ({ classId, rowId, ...values }),
    refused: (error) =>
      error.id === rosterErrors.numberTaken.id ? { fields: { number: error.message } } : undefined,
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.editTitle(name)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.editTitle(name)}>
        <TextField {...form.field('number')} label={t.number} required maxLength={60} />
        <TextField {...form.field('name')} label={t.name} required maxLength={60} />
        <TextField {...form.field('phone')} label={t.phone} inputMode="tel" maxLength={30} />
        <TextField {...form.field('email')} label={t.email} inputMode="email" maxLength={200} />
        <TextField {...form.field('group')} label={t.group} maxLength={30} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
