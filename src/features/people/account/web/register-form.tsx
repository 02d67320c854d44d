import { useText } from '#src/web/i18n.tsx'
import { signedIn } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { leaving } from '#src/web/leaving.ts'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { accountApi } from '../contract.ts'
import { signUpForms, type signUpWays, termsVersion } from '../forms.ts'
import { normalContact } from '#src/shared/identifiers.ts'
import css from './auth.module.css'
import { CodeField } from '#src/features/people/guard/web/code-field.tsx'
import { Consent } from './consent.tsx'
import { usePasswordAgain } from './password-again.ts'
import { PasswordRules } from './password-rules.tsx'
import { requestRegisterCode } from './request-register-code.ts'
import { Segments } from './segments.tsx'
import { accountText } from './text.ts'

const initial = {
  by: 'phone' as (typeof signUpWays)[number],
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
  const form = useForm({
    initial,
    schema: ({ by }) => signUpForms[by],
    check: ({ agreed }) => ({ agreed: agreed ? undefined : t.consentMissing }),
    endpoint: accountApi.register,
    send: ({ by, phone, email, agreed: _, ...values }) => ({
      ...values,
      inputNumber: by === 'phone' ? phone : email,
      termsVersion,
    }),
    pathOf: (path, { by }) =>
      path === 'inputNumber' ? by : path === 'termsVersion' ? 'agreed' : path,
    words: t.registerFailed,
    done(answer) {
      signedIn(answer)
      return leaving()
    },
  })
  const { values } = form
  const password = form.field('password')
  const again = usePasswordAgain(password)

  return (
    <Form form={form} label={t.signUpTitle} posts>
      <div className={css.contact}>
        <Segments
          name="by"
          label={t.byWhat}
          value={values.by}
          onChange={(by) => form.set('by', by)}
          options={[
            { value: 'phone', label: t.byPhone },
            { value: 'email', label: t.byEmail },
          ]}
        />
        {/* Both fields, because without script the style shows the chosen one. */}
        <TextField
          {...form.field('phone')}
          className={css.phone}
          label={t.phone}
          description={t.phoneHint}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <TextField
          {...form.field('email')}
          className={css.email}
          label={t.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <CodeField
        {...form.field('code')}
        target={normalContact(values[values.by])}
        request={requestRegisterCode}
        check={() => form.checkAt(values.by)}
        act="code"
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
        {...password}
        label={t.newPassword}
        description={
          <>
            {again}
            <PasswordRules password={values.password} username={values.username} />
          </>
        }
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
