import * as z from 'zod/mini'
import { realNameMax, realNameSchema } from '#src/features/people/account/forms.ts'
import { emailSchema, phoneSchema } from '#src/features/people/security/forms.ts'
import { peopleApi } from '../contract.ts'
import { errorsOf } from '#src/features/people/account/web/form-errors.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { DialogFoot, type PersonDialogProps, send } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/back-office/use-act.ts'

const fields = { realName: realNameSchema, phone: phoneSchema, email: emailSchema }
const names = ['realName', 'phone', 'email'] as const

/** Name and contacts of somebody who cannot mend them. */
export function EditPersonDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.realName || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.editTitle(name)} dismissable={false}>
      <EditForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function EditForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const locale = useLocale()
  const act = useAct()
  const { userId, realName, phone, email } = person
  const form = useForm({
    initial: { realName, phone, email, reason: '' },
    validate(values) {
      // Only what changes: an account may have no name yet, and an emptied contact is unbound.
      const changed = names.filter((name) => values[name].trim() !== person[name])
      const checked = changed.filter((name) => name === 'realName' || values[name].trim() !== '')
      const shape = z.object(Object.fromEntries(checked.map((name) => [name, fields[name]])))
      return {
        ...errorsOf<typeof values>(shape, values, locale),
        reason: values.reason.trim() === '' ? t.reasonMissing : undefined,
      }
    },
    async onSubmit(values) {
      const changed = names.filter((name) => values[name].trim() !== person[name])
      const input = {
        userId,
        reason: values.reason,
        ...Object.fromEntries(changed.map((name) => [name, values[name].trim() || null])),
      }
      const refusal = await send(peopleApi.updatePerson, input, locale)
      if (refusal) return refusal
      onClose()
      await act.done(changed.length > 0 ? t.saved : t.nothingChanged)
    },
  })
  return (
    <Form form={form} label={t.edit}>
      <p>{t.editHint}</p>
      <TextField
        {...form.field('realName')}
        label={t.realName}
        maxLength={realNameMax}
        autoComplete="off"
      />
      <TextField
        {...form.field('phone')}
        label={t.phone}
        description={phone !== '' && t.unbindHint}
        type="tel"
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...form.field('email')}
        label={t.email}
        description={email !== '' && t.unbindHint}
        type="email"
        autoComplete="off"
      />
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        description={t.reasonTold}
        required
        rows={2}
        maxLength={200}
        counter
      />
      <DialogFoot act={t.save} pending={form.pending} onClose={onClose} />
    </Form>
  )
}
