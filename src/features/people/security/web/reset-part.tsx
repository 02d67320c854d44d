import { securityPaths } from '../paths.ts'
import { useEffect, useRef, useState } from 'react'
import { api, ApiError } from '#src/web/api.ts'
import { formatsOf, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { securityApi, securityErrors } from '../contract.ts'
import { resetForm } from '../forms.ts'
import css from '#src/features/people/account/web/auth.module.css'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordDone } from './password-done.tsx'
import { recoverText } from './recover-text.ts'

type Link =
  | { state: 'checking' | 'gone' | 'failed' | 'done' }
  | { state: 'good'; token: string; userName: string; expiresAt: string }

export function ResetPart() {
  const t = useText(recoverText)
  const [link, setLink] = useState<Link>({ state: 'checking' })
  const { run } = useAct()
  const look = () =>
    void run(checkLink, {
      refresh: false,
      done: setLink,
      failed: (_, error) => setLink({ state: isGone(error) ? 'gone' : 'failed' }),
    })
  // Only the browser knows the token after the '#', so an effect reads it.
  const lookNow = useRef(look)
  useEffect(() => {
    const again = lookNow.current
    again()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])

  if (link.state === 'done') return <PasswordDone />
  if (link.state === 'good') {
    return (
      <AuthFrame title={t.resetTitle} lead={t.resetLead}>
        <ResetForm {...link} onEnd={(state) => setLink({ state })} />
      </AuthFrame>
    )
  }
  if (link.state === 'checking') {
    return (
      <AuthFrame title={t.resetTitle} lead={t.resetLead}>
        <p role="status" className={css.withScript}>
          {t.checking}
        </p>
        <div className={`${css.done} ${css.withoutScript}`}>
          <p>{t.needsScript}</p>
          <ButtonLink to={securityPaths.forget()}>{t.recover}</ButtonLink>
        </div>
      </AuthFrame>
    )
  }
  if (link.state === 'failed') {
    return (
      <AuthFrame title={t.resetTitle} lead={t.resetLead}>
        <div className={css.done}>
          <p role="alert">{t.checkFailed}</p>
          <Button icon="refresh" onClick={look}>
            {t.retry}
          </Button>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t.goneTitle} lead={t.gone}>
      <ButtonLink variant="primary" to={securityPaths.forget()}>
        {t.recover}
      </ButtonLink>
    </AuthFrame>
  )
}

async function checkLink(): Promise<Link> {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return { state: 'gone' }
  const found = await api(securityApi.readResetLink, { token }, { quiet: true })
  return { state: 'good', token, ...found }
}

const isGone = (error: unknown) =>
  error instanceof ApiError && error.id === securityErrors.linkGone.id

const initial = { password: '', confirmPassword: '' }

function ResetForm({
  token,
  userName,
  expiresAt,
  onEnd,
}: {
  token: string
  userName: string
  expiresAt: string
  onEnd: (state: 'done' | 'gone') => void
}) {
  const t = useText(recoverText)
  const locale = useLocale()
  const form = useForm({
    initial,
    schema: resetForm(userName),
    endpoint: securityApi.resetByLink,
    send: (values) => ({ token, ...values }),
    words: t.failed,
    refresh: false,
    done() {
      // Removes the used token from the history.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      onEnd('done')
    },
    refused(error) {
      if (isGone(error)) onEnd('gone')
    },
  })
  return (
    <Form form={form} label={t.resetTitle}>
      <p className={css.whose}>
        <strong>{t.account(userName)}</strong>
        <span>{t.until(formatsOf(locale).dateTime(expiresAt))}</span>
      </p>
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        username={userName}
      />
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.save}
      </Button>
    </Form>
  )
}
