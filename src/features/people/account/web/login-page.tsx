import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, ApiError } from '#src/web/api.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { paths } from '#src/web/paths.ts'
import { signedIn } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import type { FormRefusal } from '#src/web/ui/form-rules.ts'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { accountApi, accountErrors, type Captcha, defaultLoginDay } from '../contract.ts'
import { signInForm } from '../forms.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { errorsOf, refusalOf, textOfError } from './form-errors.ts'
import { accountText } from './text.ts'

export default function LoginPage() {
  const t = useText(accountText)
  const locale = useLocale()
  const [query] = useSearchParams()
  return (
    <AuthFrame title={t.signInTitle} lead={t.signInLead}>
      <SignInForm />
      <p className={css.other}>
        {t.noAccount}{' '}
        <Link to={paths.register(locale, query.get('redirect') ?? undefined)}>{t.signUp}</Link>
      </p>
    </AuthFrame>
  )
}

const initial = { username: '', password: '', remember: false, captcha: '' }
type Refusal = FormRefusal<typeof initial>

const fieldOf: Record<string, keyof typeof initial> = {
  [accountErrors.wrongPassword.id]: 'password',
  [accountErrors.wrongPasswordCaptcha.id]: 'password',
  [accountErrors.captchaNeeded.id]: 'captcha',
  [accountErrors.wrongCaptcha.id]: 'captcha',
}

function SignInForm() {
  const t = useText(accountText)
  const locale = useLocale()
  const [query] = useSearchParams()
  const [captcha, setCaptcha] = useState<Captcha>()
  const form = useForm({
    initial,
    guard: false,
    validate: (values) => errorsOf(signInForm, values, locale),
    async onSubmit({ username, password, remember, captcha: answer }): Promise<Refusal> {
      // Not in `validate`: a captcha that has just come is not wrong yet.
      if (captcha && answer.trim() === '') return { fields: { captcha: t.captchaMissing } }
      const solved = captcha ? { captchaId: captcha.captchaId, captcha: answer } : {}
      try {
        const input = { username, password, remember, ...solved }
        signedIn(await api(accountApi.login, input, { quiet: true }))
        // The page is being left: stay pending until it is gone.
        return await new Promise(() => {})
      } catch (error) {
        return refused(error)
      }
    },
  })

  function refused(error: unknown): Refusal {
    const next = captchaOf(error)
    if (next) {
      setCaptcha(next)
      form.set('captcha', '')
    }
    // Beside the field that is to be mended, where the next Enter tries again.
    const field = error instanceof ApiError && fieldOf[error.id]
    if (field) return { fields: { [field]: textOfError(error, locale) } }
    return refusalOf(error, locale, { failed: t.signInFailed, offline: t.offline })
  }

  return (
    <Form form={form} label={t.signIn}>
      <TextField
        {...form.field('username')}
        label={t.name}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
      />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        required
        autoComplete="current-password"
        maxLength={256}
      />
      {captcha && (
        <CaptchaField
          key={captcha.captchaId}
          {...form.field('captcha')}
          captcha={captcha}
          onCaptcha={setCaptcha}
        />
      )}
      <div className={css.between}>
        <Checkbox
          {...form.check('remember')}
          label={t.remember(defaultLoginDay)}
          description={t.rememberHint}
        />
        {isPageBuilt('/auth/forget') && (
          <Link to={paths.forget(locale, query.get('redirect') ?? undefined)}>{t.forgot}</Link>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.signIn}
      </Button>
    </Form>
  )
}

/** A refusal may bring the captcha that the next try needs. */
function captchaOf(error: unknown): Captcha | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (error.data as { captcha?: Captcha } | null)?.captcha
}
