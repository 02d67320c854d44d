import { useEffect, useRef, useState } from 'react'
import { localeCookie, withLocale } from '#src/shared/locale.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { quizApi } from '../../contract.ts'
import { quizErrors } from '../../errors.ts'
import { quizPaths } from '../../paths.ts'
import css from './phone.module.css'
import { PhonePhotos } from './phone-photos.tsx'
import type { OpenLink } from './open-link.ts'
import { phoneText } from './phone-text.ts'

type State =
  | { at: 'checking' | 'gone' | 'handedIn' | 'offline' }
  | { at: 'open'; link: OpenLink; token: string }

/** The token after '#', which only this browser knows. */
const tokenHere = () => {
  const token = window.location.hash.slice(1)
  return /^[\w-]{20,100}$/.test(token) ? token : undefined
}

/** What a phone shows that has scanned the QR code of an answer. */
export function PhonePart() {
  const t = useText(phoneText)
  const locale = useLocale()
  const [state, setState] = useState<State>({ at: 'checking' })
  const look = async () => {
    const token = tokenHere()
    if (!token) return setState({ at: 'gone' })
    const [found] = await Promise.allSettled([
      api(quizApi.openPhotoLink, { token }, { quiet: true, background: true }),
    ])
    if (found.status === 'fulfilled') return setState({ at: 'open', link: found.value, token })
    setState((now) => after(now, found.reason))
  }
  const lookNow = useRef(look)
  useEffect(() => {
    // The code names no language: the phone brings its own.
    const wanted = navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US'
    if (wanted !== locale && !document.cookie.includes(localeCookie)) {
      window.location.replace(withLocale(wanted, quizPaths.photo()) + window.location.hash)
      return undefined
    }
    const again = () => void (document.visibilityState === 'visible' && lookNow.current())
    void lookNow.current()
    window.addEventListener('hashchange', again)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('hashchange', again)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [locale])
  return (
    <main id="main" className={css.page}>
      {state.at === 'open' ? (
        <>
          <h1>{t.title}</h1>
          <PhonePhotos
            key={`${state.link.attemptId} ${state.link.questionId} ${state.link.part}`}
            link={state.link}
            token={state.token}
            onChanged={() => void look()}
          />
        </>
      ) : state.at === 'checking' ? (
        <>
          <h1>{t.title}</h1>
          <p role="status" className={css.withScript}>
            {t.checking}
          </p>
          <p className={css.withoutScript}>{t.needsScript}</p>
        </>
      ) : (
        <>
          <h1>
            {state.at === 'gone'
              ? t.goneTitle
              : state.at === 'handedIn'
                ? t.handedInTitle
                : t.title}
          </h1>
          <p role="alert">{t[state.at]}</p>
          {state.at === 'offline' && (
            <Button icon="refresh" onClick={() => void look()}>
              {t.retry}
            </Button>
          )}
        </>
      )}
    </main>
  )
}

/** A page that is open stays so without a network: what is chosen waits on the phone. */
function after(now: State, error: unknown): State {
  const id = error instanceof ApiError ? error.id : undefined
  if (id === quizErrors.photoLinkOver.id) return { at: 'gone' }
  if (id === quizErrors.handedIn.id) return { at: 'handedIn' }
  return now.at === 'open' ? now : { at: 'offline' }
}
