import { splitWords } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { signedIn } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import type { FormRefusal } from '#src/web/ui/form-rules.ts'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { accountApi } from '../contract.ts'
import {
  emailWords,
  isEmail,
  isPhone,
  normalContact,
  phoneWords,
  registerForm,
  termsVersion,
} from '../forms.ts'
import { CodeField } from './code-field.tsx'
import { Consent } from './consent.tsx'
import { errorsOf, refusalOf } from './form-errors.ts'
import { PasswordRules } from './password-rules.tsx'
import { Segments } from './segments.tsx'
import { accountText } from './text.ts'

const initial = {
  by: 'phone' as 'phone' | 'email',
  phone: '',
  email: '',
  code: '',
  username: '',
  password: '',
  realName: '',
  agreed: false,
}

export function RegisterForm() {
  const t = useText(accountText)
  const locale = useLocale()
  const form = useForm({
    initial,
    validate(values) {
      const { inputNumber: _, ...errors } = errorsOf(
        registerForm,
        { ...values, inputNumber: '' },
        locale,
      )
      return {
        ...errors,
        [values.by]: contactError(values),
        agreed: values.agreed ? undefined : t.consentMissing,
      }
    },
    async onSubmit(values): Promise<FormRefusal<typeof initial>> {
      const { code, username, password, realName } = values
      const inputNumber = normalContact(values[values.by])
      const input = { inputNumber, code, username, password, realName, termsVersion }
      try {
        signedIn(await api(accountApi.register, input, { quiet: true }))
        // The page is being left: stay pending until it is gone.
        return await new Promise(() => {})
      } catch (error) {
        const { fields, message } = refusalOf<typeof input>(error, locale, {
          failed: t.registerFailed,
          offline: t.offline,
        })
        const { inputNumber: contact, termsVersion: agreed, ...others } = fields ?? {}
        return {
          ...(fields && { fields: { ...others, [values.by]: contact, agreed } }),
          ...(message !== undefined && { message }),
        }
      }
    },
  })
  const { values } = form

  function contactError({ by, phone, email }: typeof initial) {
    const isRight = by === 'phone' ? isPhone(normalContact(phone)) : isEmail(normalContact(email))
    if (isRight) return undefined
    return pick(splitWords(by === 'phone' ? phoneWords : emailWords), locale)
  }

  return (
    <Form form={form} label={t.signUpTitle}>
      <Segments
        label={t.byWhat}
        value={values.by}
        onChange={(by) => form.set('by', by)}
        options={[
          { value: 'phone', label: t.byPhone },
          { value: 'email', label: t.byEmail },
        ]}
      />
      {values.by === 'phone' ? (
        <TextField
          key="phone"
          {...form.field('phone')}
          label={t.phone}
          description={t.phoneHint}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
      ) : (
        <TextField
          key="email"
          {...form.field('email')}
          label={t.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      <CodeField
        {...form.field('code')}
        target={normalContact(values[values.by])}
        check={() => {
          const error = contactError(values)
          if (error) form.refuse({ fields: { [values.by]: error } })
          return !error
        }}
      />
      <TextField
        {...form.field('username')}
        label={t.username}
        description={t.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <PasswordField
        {...form.field('password')}
        label={t.newPassword}
        description={<PasswordRules password={values.password} username={values.username} />}
        required
        autoComplete="new-password"
        maxLength={128}
      />
      <TextField
        {...form.field('realName')}
        label={t.realName}
        description={t.realNameHint}
        required
        autoComplete="name"
        maxLength={30}
      />
      <Consent {...form.check('agreed')} />
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.register}
      </Button>
    </Form>
  )
}
