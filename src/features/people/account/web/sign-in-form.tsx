import { useState } from 'react'
import type { Posted } from '#src/shared/posted.ts'
import { useQueryValue } from '#src/web/address.ts'
import { Form } from '#src/web/form/form.tsx'
import { textOfError } from '#src/web/form/refusal.ts'
import { useForm } from '#src/web/form/use-form.ts'
import { leaving } from '#src/web/leaving.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { securityPaths } from '#src/features/people/security/paths.ts'
import { usePosted } from '#src/web/posted.ts'
import { signedIn } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { accountApi, accountErrors, defaultLoginDay } from '../contract.ts'
import { type Captcha } from '#src/features/people/guard/contract.ts'
import { signInForm } from '../forms.ts'
import css from './auth.module.css'
import { CaptchaField } from '#src/features/people/guard/web/captcha-field.tsx'
import { solutionOf, WaitNote } from '#src/features/people/guard/web/lazy-notes.tsx'
import { usePasswordAgain } from './password-again.ts'
import { accountText } from './text.ts'

const initial = { username: '', password: '', remember: false, captcha: '' }

const fieldOf: Record<string, keyof typeof initial> = {
  [accountErrors.wrongPassword.id]: 'password',
  [accountErrors.wrongPasswordCaptcha.id]: 'password',
  [accountErrors.captchaNeeded.id]: 'captcha',
  [accountErrors.wrongCaptcha.id]: 'captcha',
}

const captchaIn = (data: unknown) => (data as { captcha?: Captcha } | null)?.captcha

/** Returns the captcha of a form sent without script: with a refusal, or asked for by its own button. */
function postedCaptcha({ act, answer }: Posted): Captcha | undefined {
  if (act === '') return captchaIn(answer.data)
  return answer.code === 0 ? (answer.data as Captcha) : undefined
}

export function SignInForm() {
  const t = useText(accountText)
  const locale = useLocale()
  const redirect = useQueryValue('redirect')
  const posted = usePosted()
  const [captcha, setCaptcha] = useState(posted && postedCaptcha(posted))
  const [waitSeconds, setWaitSeconds] = useState(0)
  const form = useForm({
    initial,
    guard: false,
    unsure: true,
    schema: signInForm,
    check: (values) => ({
      captcha: captcha && values.captcha.trim() === '' ? t.captchaMissing : undefined,
    }),
    endpoint: accountApi.login,
    async send({ captcha: answer, ...values }) {
      if (!captcha) return values
      const solution = await solutionOf(captcha.work)
      return {
        ...values,
        ...{ captchaId: captcha.captchaId, captcha: answer },
        ...(solution !== undefined && { work: solution }),
      }
    },
    words: t.signInFailed,
    refused(error) {
      setWaitSeconds((error.data as { waitSeconds?: number } | null)?.waitSeconds ?? 0)
      // A refusal may hold the captcha that the next try needs.
      const next = captchaIn(error.data)
      if (!next) return
      setCaptcha(next)
      form.renew('captcha')
    },
    beside(error) {
      // Focuses the field to correct, so that Enter there tries again.
      const field = fieldOf[error.id] ?? (captchaIn(error.data) && 'captcha')
      if (!field) return undefined
      const isNew = field === 'captcha' && error.id !== accountErrors.wrongCaptcha.id
      return { fields: { [field]: textOfError(error, locale) }, isNew }
    },
    done(answer) {
      signedIn(answer)
      return leaving()
    },
  })

  const password = form.field('password')
  const again = usePasswordAgain(password)

  return (
    <Form form={form} label={t.signIn} posts>
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
        {...password}
        label={t.password}
        description={again}
        required
        autoComplete="current-password"
        maxLength={256}
      />
      {captcha && (
        <CaptchaField
          key={captcha.captchaId}
          {...form.field('captcha')}
          captcha={captcha}
          username={form.values.username.trim()}
          onCaptcha={setCaptcha}
        />
      )}
      <div className={css.between}>
        <Checkbox
          {...form.check('remember')}
          label={t.remember(defaultLoginDay)}
          description={t.rememberHint}
        />
        <Link to={securityPaths.forget(redirect)}>{t.forgot}</Link>
      </div>
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.signIn}
      </Button>
      {waitSeconds > 0 && <WaitNote key={form.failures} seconds={waitSeconds} />}
    </Form>
  )
}
