import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { KnownError } from '#src/shared/errors.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { ApiError } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import css from './auth.module.css'
import { linkText } from './link-text.ts'

type State<T> =
  | { at: 'checking' | 'gone' | 'failed' }
  | { at: 'good'; found: T; token: string }
  | { at: 'used'; page: ReactNode }

interface Props<T> {
  title: string
  lead: string
  /** Reads the link by the token after its '#'. */
  read: (token: string) => Promise<T>
  /** The refusal of a link that is wrong, used or expired. */
  goneError: KnownError
  gone: { lead: string; act: ReactNode }
  /** Instead of the check where no script can make it. */
  withoutScript: { text: string; act: ReactNode }
  /** The contents for a good link. `end` replaces the page once the link is used, or by that of a gone one. */
  children: (found: T, token: string, end: (page?: ReactNode) => void) => ReactNode
}

/** The page that a link with a token after '#' opens. Only the browser knows that token. */
export function LinkPart<T>(props: Props<T>) {
  const { title, lead, read, goneError, gone, withoutScript, children } = props
  const t = useText(linkText)
  const [link, setLink] = useState<State<T>>({ at: 'checking' })
  const { run } = useAct()
  const look = () =>
    void run(() => check(read), {
      refresh: false,
      done: setLink,
      failed: (_, error) => setLink({ at: isKnown(error, goneError) ? 'gone' : 'failed' }),
    })
  const lookNow = useRef(look)
  useEffect(() => {
    const again = lookNow.current
    again()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])
  const end = (page?: ReactNode) => setLink(page ? { at: 'used', page } : { at: 'gone' })
  if (link.at === 'used') return link.page
  if (link.at === 'gone') {
    return (
      <AuthFrame title={t.goneTitle} lead={gone.lead}>
        {gone.act}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={title} lead={lead}>
      {link.at === 'checking' && (
        <>
          <p role="status" className={css.withScript}>
            {t.checking}
          </p>
          <div className={`${css.done} ${css.withoutScript}`}>
            <p>{withoutScript.text}</p>
            {withoutScript.act}
          </div>
        </>
      )}
      {link.at === 'failed' && (
        <div className={css.done}>
          <p role="alert">{t.checkFailed}</p>
          <Button icon="refresh" onClick={look}>
            {t.retry}
          </Button>
        </div>
      )}
      {link.at === 'good' && children(link.found, link.token, end)}
    </AuthFrame>
  )
}

/** The account that a link is for, and until when it is valid. */
export function LinkOwner({ userName, until }: { userName: string; until: string }) {
  const t = useText(linkText)
  return (
    <p className={css.whose}>
      <strong>{t.account(userName)}</strong>
      <span>{until}</span>
    </p>
  )
}

async function check<T>(read: Props<T>['read']): Promise<State<T>> {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return { at: 'gone' }
  return { at: 'good', token, found: await read(token) }
}

const isKnown = (error: unknown, { id }: KnownError) => error instanceof ApiError && error.id === id
