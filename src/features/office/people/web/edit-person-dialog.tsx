import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from '#src/features/people/guard/forms.ts'
import {
  realNameEnMax,
  realNameMax,
  realNameSchema,
  registerFields,
} from '#src/features/people/account/forms.ts'
import { latinNameSchema } from '#src/features/people/profile/forms.ts'
import { peopleApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import type { PersonDialogProps } from './person-dialog.tsx'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'
import { spellingText } from './spelling-text.ts'

const fields = {
  userName: registerFields.username,
  realName: realNameSchema,
  realNameEn: latinNameSchema,
  phone: phoneSchema,
  email: emailSchema,
}
const names = ['userName', 'realName', 'realNameEn', 'phone', 'email'] as const
/** An emptied contact is unbound; the names cannot be empty. */
const isContact = (name: (typeof names)[number]) => name === 'phone' || name === 'email'
const editForm = (changed: readonly (typeof names)[number][]) =>
  z.object(Object.fromEntries(changed.map((name) => [name, fields[name]])))

/** Edits a person's user name, names and contacts. Default export because it is loaded by `lazy`. */
export default function EditPersonDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.name || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.editTitle(name)} dismissable={false}>
      <EditForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function EditForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const spelling = useText(spellingText)
  const { userId, userName, realName, realNameEn, phone, email } = person
  const changedIn = (values: Pick<Person, (typeof names)[number]>) =>
    names.filter((name) => values[name].trim() !== person[name])
  const form = useForm({
    initial: { userName, realName, realNameEn, phone, email, reason: '' },
    // Only what changes: an account may have no name yet, and an emptied contact is unbound.
    schema: (values) =>
      editForm(changedIn(values).filter((name) => !isContact(name) || values[name].trim())),
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t.reasonMissing : undefined }),
    endpoint: peopleApi.updatePerson,
    send: (values) => ({
      userId,
      reason: values.reason,
      ...Object.fromEntries(
        changedIn(values).map((name) => [
          name,
          values[name].trim() || (isContact(name) ? null : ''),
        ]),
      ),
    }),
    words: t.failed,
    said: (_, values) => (changedIn(values).length > 0 ? t.saved : t.nothingChanged),
    done: onClose,
  })
  return (
    <Form form={form} label={t.edit}>
      <p>{t.editHint}</p>
      <TextField
        {...form.field('userName')}
        label={t.userName}
        description={t.userNameHint}
        maxLength={32}
        autoComplete="off"
      />
      <TextField
        {...form.field('realName')}
        label={t.realName}
        maxLength={realNameMax}
        autoComplete="off"
      />
      <TextField
        {...form.field('realNameEn')}
        label={spelling.realNameEn}
        description={spelling.hint}
        maxLength={realNameEnMax}
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
      <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
