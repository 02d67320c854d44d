import { coursePaths } from '#src/features/learning/course/paths.ts'
import { pagePath, signInPath } from '#src/shared/page-path.ts'
import { useAddress } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './preview.module.css'
import { Home, OtherLanguage } from './preview-frame.tsx'
import { previewText } from './preview-text.ts'

/** Why the file cannot be opened, and where the reader gets the right to it. */
export function PreviewClosed({
  closed,
  ways,
}: {
  closed: 'expired' | 'notReadable'
  ways: readonly { title: string; path: string }[]
}) {
  const t = useText(previewText)
  const viewer = useViewer()
  const { pathname, search } = useAddress()
  const only = ways.length === 1 ? ways[0] : undefined
  const hasExpired = closed === 'expired'
  return (
    <div className={css.page}>
      <Top />
      <main id="main" className={css.note} tabIndex={-1}>
        <Icon name={hasExpired ? 'clock' : 'lock'} size={40} />
        <h1>{hasExpired ? t.expiredTitle : t.closedTitle}</h1>
        {hasExpired && <p>{t.expiredText}</p>}
        {only && (
          <>
            <p>{t.closedTextOne(only.title)}</p>
            <ButtonLink variant={viewer ? 'primary' : 'secondary'} to={only.path}>
              {t.toCourse}
            </ButtonLink>
          </>
        )}
        {ways.length > 1 && (
          <>
            <p>{t.closedText}</p>
            <ul>
              {ways.map(({ title, path }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {!viewer && (
          <>
            <p>{t.signInText}</p>
            <ButtonLink
              variant="primary"
              to={pagePath(signInPath, { redirect: pathname + search })}
            >
              {t.signIn}
            </ButtonLink>
          </>
        )}
      </main>
    </div>
  )
}

/** Explains the page where the address names no file. */
export function PreviewNone() {
  const t = useText(previewText)
  return (
    <div className={css.page}>
      <Top />
      <main id="main" className={css.note} tabIndex={-1}>
        <Icon name="file" size={40} />
        <h1>{t.noneTitle}</h1>
        <p>{t.noneText}</p>
        <ButtonLink variant="primary" to={coursePaths.home('premium')}>
          {t.toCourses}
        </ButtonLink>
      </main>
    </div>
  )
}

const Top = () => (
  <header className={css.top}>
    <Home />
    <span />
    <span />
    <OtherLanguage />
  </header>
)
