import { useText } from '#src/web/i18n.tsx'
import DialogFrame from '#src/web/ui/dialog-frame.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { type ContactKind, securityApi } from '../contract.ts'
import { bindForms, unbindForm } from '../forms.ts'
import { normalContact } from '#src/shared/identifiers.ts'
import { CodeField } from '#src/features/people/guard/web/code-field.tsx'
import { requestBindCode } from './request-bind-code.ts'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'

interface Props {
  contact: ContactKind
  /** The bound contact. */
  old: string | null
  /** The other contact, if bound. */
  other: string | null
  onClose: () => void
}

/** Default export because it is loaded by `lazy`. Binds, changes or unbinds a phone or an e-mail. */
export default function ContactBox({
  act,
  open,
  ...props
}: Props & { act: 'bind' | 'unbind'; open: boolean }) {
  const t = useText(safetyText)
  const { contact, old, onClose } = props
  const isPhone = contact === 'phone'
  const titles = isPhone
    ? { bind: t.bindPhone, change: t.changePhone, unbind: t.unbindPhone }
    : { bind: t.bindEmail, change: t.changeEmail, unbind: t.unbindEmail }
  const title = titles[act === 'unbind' ? 'unbind' : old === null ? 'bind' : 'change']
  return (
    <DialogFrame open={open} onClose={onClose} title={title} width={480} dismissable={false}>
      {act === 'bind' ? (
        <BindForm {...props} title={title} />
      ) : (
        <UnbindForm {...props} title={title} />
      )}
    </DialogFrame>
  )
}

function BindForm({ contact, old, title, onClose }: Props & { title: string }) {
  const t = useText(safetyText)
  const isPhone = contact === 'phone'
  const form = useForm({
    initial: { phone: '', email: '', code: '', password: '' },
    guard: false,
    schema: bindForms[contact],
    endpoint: isPhone ? securityApi.bindPhone : securityApi.bindEmail,
    words: t.bindFailed,
    said: old === null ? t.bound : t.changed,
    done: onClose,
  })
  const look = isPhone
    ? ({ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 } as const)
    : ({ type: 'email', inputMode: 'email', autoComplete: 'email' } as const)
  return (
    <Form form={form} label={title}>
      {old !== null && <p className={css.muted}>{t.oldTold(old)}</p>}
      <TextField
        {...form.field(contact)}
        {...look}
        label={isPhone ? t.newPhone : t.newEmail}
        description={isPhone ? t.phoneHint : undefined}
        required
      />
      <CodeField
        {...form.field('code')}
        target={normalContact(form.values[contact])}
        request={requestBindCode}
        check={() => form.checkAt(contact)}
      />
      <PasswordField {...form.field('password')} label={t.oldPassword} required maxLength={256} />
      <FormFoot act={title} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}

function UnbindForm({ contact, old, other, title, onClose }: Props & { title: string }) {
  const t = useText(safetyText)
  const form = useForm({
    initial: { code: '', password: '' },
    guard: false,
    schema: unbindForm,
    endpoint: securityApi.unbindContact,
    send: (values) => ({ contact, ...values }),
    words: t.bindFailed,
    said: t.unbound,
    done: onClose,
  })
  return (
    <Form form={form} label={title}>
      <p>{t.unbindText(old ?? '')}</p>
      <p>{t.codeTo(other ?? '')}</p>
      <CodeField
        {...form.field('code')}
        target={other ?? ''}
        request={requestBindCode}
        check={() => true}
      />
      <PasswordField {...form.field('password')} label={t.oldPassword} required maxLength={256} />
      <FormFoot act={title} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
