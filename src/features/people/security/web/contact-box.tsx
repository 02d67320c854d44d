import { useLocale, useText } from '#src/web/i18n.tsx'
import { api } from '#src/web/api.ts'
import { Button } from '#src/web/ui/button.tsx'
import DialogFrame from '#src/web/ui/dialog-frame.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { type ContactKind, securityApi } from '../contract.ts'
import { bindShapes, currentPasswordShape } from '../forms.ts'
import { normalContact } from '#src/features/people/account/forms.ts'
import { CodeField } from '#src/features/people/account/web/code-field.tsx'
import { errorsOf, refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { requestBindCode } from './request-bind-code.ts'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'
import { accountText } from '#src/features/people/account/web/text.ts'

interface Props {
  contact: ContactKind
  /** What is bound now. */
  old: string | null
  onClose: () => void
  onDone: (said: string) => void
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

function BindForm({ contact, old, title, onClose, onDone }: Props & { title: string }) {
  const t = useText(safetyText)
  const { offline } = useText(accountText)
  const locale = useLocale()
  const isPhone = contact === 'phone'
  const initial = { target: '', code: '', password: '' }
  const targetError = (values: typeof initial) =>
    errorsOf(bindShapes[contact], values, locale).target
  const form = useForm({
    initial,
    guard: false,
    validate: (values) => ({
      ...errorsOf(bindShapes[contact], values, locale),
      ...errorsOf(currentPasswordShape, values, locale),
    }),
    async onSubmit({ target, code, password }) {
      try {
        if (isPhone) await api(securityApi.bindPhone, { phone: target, code, password }, quiet)
        else await api(securityApi.bindEmail, { email: target, code, password }, quiet)
      } catch (error) {
        const { fields, message } = refusalOf<typeof initial & { phone: string; email: string }>(
          error,
          locale,
          { failed: t.bindFailed, offline },
        )
        const { phone, email, ...others } = fields ?? {}
        return {
          ...(fields && { fields: { target: phone ?? email, ...others } }),
          ...(message !== undefined && { message }),
        }
      }
      onDone(old === null ? t.bound : t.changed)
      return undefined
    },
  })
  const look = isPhone
    ? ({ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 } as const)
    : ({ type: 'email', inputMode: 'email', autoComplete: 'email' } as const)
  return (
    <Form form={form} label={title}>
      {old !== null && <p className={css.muted}>{t.oldTold(old)}</p>}
      <TextField
        {...form.field('target')}
        {...look}
        label={isPhone ? t.newPhone : t.newEmail}
        description={isPhone ? t.phoneHint : undefined}
        required
      />
      <CodeField
        {...form.field('code')}
        target={normalContact(form.values.target)}
        request={requestBindCode}
        check={() => {
          const error = targetError(form.values)
          if (error) form.refuse({ fields: { target: error } })
          return !error
        }}
      />
      <PasswordField {...form.field('password')} label={t.oldPassword} required maxLength={256} />
      <Foot pending={form.pending} save={title} onClose={onClose} />
    </Form>
  )
}

function UnbindForm({ contact, old, title, onClose, onDone }: Props & { title: string }) {
  const t = useText(safetyText)
  const { offline } = useText(accountText)
  const locale = useLocale()
  const initial = { password: '' }
  const form = useForm({
    initial,
    guard: false,
    validate: (values) => errorsOf(currentPasswordShape, values, locale),
    async onSubmit({ password }) {
      try {
        await api(securityApi.unbindContact, { contact, password }, quiet)
      } catch (error) {
        return refusalOf<typeof initial>(error, locale, { failed: t.bindFailed, offline })
      }
      onDone(t.unbound)
      return undefined
    },
  })
  return (
    <Form form={form} label={title}>
      <p>{t.unbindText(old ?? '')}</p>
      <PasswordField {...form.field('password')} label={t.oldPassword} required maxLength={256} />
      <Foot pending={form.pending} save={title} danger onClose={onClose} />
    </Form>
  )
}

const quiet = { quiet: true }

function Foot(props: { pending: boolean; save: string; danger?: boolean; onClose: () => void }) {
  const t = useText(safetyText)
  const { pending, save, danger, onClose } = props
  return (
    <div className={css.foot}>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
        {save}
      </Button>
    </div>
  )
}
