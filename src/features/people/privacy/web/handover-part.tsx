import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { formatsOf, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import css from '#src/features/people/account/web/auth.module.css'
import { helpPaths } from '#src/features/front/help/paths.ts'
import { privacyApi, privacyErrors } from '../contract.ts'
import { handoverText } from './handover-text.ts'

type Found = AnswerOf<typeof privacyApi.openExport>
type Link = { state: 'checking' | 'gone' | 'failed' } | { state: 'good'; found: Found }

/** Hands out the data that an administrator packed on request. */
export function HandoverPart() {
  const t = useText(handoverText)
  const locale = useLocale()
  const [link, setLink] = useState<Link>({ state: 'checking' })
  const { run } = useAct()
  const look = () =>
    void run(openLink, {
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
  if (link.state === 'gone') {
    return (
      <AuthFrame title={t.goneTitle} lead={t.gone}>
        <ButtonLink variant="primary" to={helpPaths.contact()}>
          {t.contact}
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      {link.state === 'checking' && <p role="status">{t.checking}</p>}
      {link.state === 'failed' && (
        <div className={css.done}>
          <p role="alert">{t.failed}</p>
          <Button icon="refresh" onClick={look}>
            {t.retry}
          </Button>
        </div>
      )}
      {link.state === 'good' && (
        <div className={css.done}>
          <p className={css.whose}>
            <strong>{t.account(link.found.userName)}</strong>
            <span>{t.until(formatsOf(locale).dateTime(link.found.expiresAt))}</span>
          </p>
          <ButtonLink variant="primary" icon="download" to={link.found.url} reloadDocument download>
            {t.download(fileSize(link.found.bytes))}
          </ButtonLink>
          <p>{t.care}</p>
        </div>
      )}
    </AuthFrame>
  )
}

async function openLink(): Promise<Link> {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return { state: 'gone' }
  return { state: 'good', found: await api(privacyApi.openExport, { token }, { quiet: true }) }
}

const isGone = (error: unknown) =>
  error instanceof ApiError && error.id === privacyErrors.exportGone.id
