import { useEffect, useState } from 'react'
import { api, ApiError } from '#src/web/api.ts'
import { formatsOf, useLocale, useText } from '#src/web/i18n.tsx'
import { paths } from '#src/web/paths.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { securityApi, securityErrors } from '../contract.ts'
import css from '#src/features/people/account/web/auth.module.css'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx'
import { PasswordDone } from './password-done.tsx'
import { recoverText } from './recover-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'

type Link =
  | { state: 'checking' | 'gone' | 'failed' | 'done' }
  | { state: 'good'; token: string; userName: string; expiresAt: string }

export default function ResetPage() {
  const t = useText(recoverText)
  const locale = useLocale()
  const [link, setLink] = useState<Link>({ state: 'checking' })
  // The token stands behind the '#': only the browser ever sees it there.
  useEffect(() => {
    const look = () => void checkLink().then(setLink)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
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
        <p role="status">{t.checking}</p>
      </AuthFrame>
    )
  }
  if (link.state === 'failed') {
    return (
      <AuthFrame title={t.resetTitle} lead={t.resetLead}>
        <div className={css.done}>
          <p role="alert">{t.checkFailed}</p>
          <Button icon="refresh" onClick={() => void checkLink().then(setLink)}>
            {t.retry}
          </Button>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t.goneTitle} lead={t.gone}>
      <ButtonLink variant="primary" to={paths.forget(locale)}>
        {t.recover}
      </ButtonLink>
    </AuthFrame>
  )
}

async function checkLink(): Promise<Link> {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return { state: 'gone' }
  try {
    const found = await api(securityApi.readResetLink, { token }, { quiet: true })
    return { state: 'good', token, ...found }
  } catch (error) {
    const isGone = error instanceof ApiError && error.id === securityErrors.linkGone.id
    return { state: isGone ? 'gone' : 'failed' }
  }
}

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
  const { offline } = useText(accountText)
  const locale = useLocale()
  const form = useForm({
    initial,
    validate: (values) => newPasswordErrors(values, locale, userName),
    async onSubmit(values) {
      try {
        await api(securityApi.resetByLink, { token, ...values }, { quiet: true })
      } catch (error) {
        if (error instanceof ApiError && error.id === securityErrors.linkGone.id) {
          onEnd('gone')
          return undefined
        }
        return refusalOf<typeof initial>(error, locale, { failed: t.failed, offline })
      }
      // Used up: nobody needs to find it in the history.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      onEnd('done')
      return undefined
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
