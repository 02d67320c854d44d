import { helpPaths } from '#src/features/front/help/paths.ts'
import { homePaths } from '#src/features/front/home/paths.ts'
import { isRouteErrorResponse } from 'react-router'
import type { commonErrors } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { pictureUrl } from '#src/web/picture.ts'
import css from './error-page.module.css'
import { textOf, useLocale, useText } from '#src/web/i18n.tsx'
import type { PageRefusal } from '#src/web/page.ts'
import { useRequestId } from '#src/web/root-data.ts'
import { shellText } from '#src/web/text.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'

/** One page for all that can go wrong with a page: missing, not allowed, failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText(shellText)
  const requestId = useRequestId()
  const { status, title, text } = wordsOf(error, useLocale())
  return (
    <main id="main" className={css.page}>
      {/* Without a network no picture can load. */}
      {(status === 404 || status === 500) && (
        <img
          src={pictureUrl(`illustrations/${status === 404 ? 'not-found' : 'error'}`)}
          alt=""
          width={240}
          height={160}
        />
      )}
      <p className={css.status} aria-hidden="true">
        {status ?? ''}
      </p>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <ButtonLink to={homePaths.home()} variant="primary">
          {t.returnHome}
        </ButtonLink>
        {status === 403 && <ButtonLink to={helpPaths.contact()}>{t.contactUs}</ButtonLink>}
        {status === undefined && (
          <Button onClick={() => window.location.reload()}>{t.reload}</Button>
        )}
      </div>
      {requestId !== undefined && status === 500 && (
        <p className={css.request}>{t.requestId(requestId)}</p>
      )}
    </main>
  )
}

// Ids only: the words of every common refusal would travel with each page.
type CommonId = `common.${keyof typeof commonErrors}`
const teachersOnly: CommonId = 'common.teachersOnly'
const forbidden: CommonId = 'common.forbidden'

/** Returns the status and the words of an error, for the page and for its head. */
export function wordsOf(
  error: unknown,
  locale: Locale,
): { status: number | undefined; title: string; text: string } {
  const t = textOf(shellText, locale)
  const status = isRouteErrorResponse(error) ? error.status : serverStatus()
  const refusal = isRouteErrorResponse(error) ? (error.data as Partial<PageRefusal> | null) : null
  // A proxy's own answer has no refusal in it.
  if (refusal?.id?.startsWith('form.')) {
    return { status, title: t.formRefused, text: pick(refusal.text!, locale) }
  }
  if (status === 404) return { status, title: t.notFound, text: t.notFoundText }
  if (status === 403) {
    if (refusal?.id === teachersOnly) {
      return { status, title: t.teachersOnly, text: t.teachersOnlyText }
    }
    // The refusal's own words would say the title again.
    const plain = !refusal?.text || refusal.id === forbidden
    return {
      status,
      title: t.forbidden,
      text: plain ? t.forbiddenText : pick(refusal.text!, locale),
    }
  }
  if (status === undefined) return { status, title: t.failedLoading, text: t.failedLoadingText }
  return { status, title: t.failed, text: t.failedText }
}

/** Whatever the server did not name is its own failure; in the browser it is most often the network. */
function serverStatus(): 500 | undefined {
  if (typeof document === 'undefined') return 500
  return document.documentElement.dataset['request'] === undefined ? undefined : 500
}
