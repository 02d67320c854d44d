import { messagePaths } from '#src/features/people/message/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { lazy } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered, useSite, useViewer } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import css from './header.module.css'
import { classesPath } from '../paths.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SchemeMenu } from './scheme-menu.tsx'
import { layoutText } from './text.ts'
import { useHere } from './use-here.ts'

// Only pages of signed-in people carry it. No boundary around it: the
// server waits for it, so that the page comes whole.
const UserPopover = lazy(() =>
  import('./user-popover.tsx').then((part) => ({ default: part.UserPopover })),
)
const MessageBell = lazy(() =>
  import('#src/features/people/message/web/message-bell.tsx').then((part) => ({
    default: part.MessageBell,
  })),
)

/** Language and colour scheme; then sign-in and sign-up, or the person's own links. */
export function RightPanel() {
  const viewer = useViewer()
  return (
    <div className={css.panel}>
      {viewer && <OwnLinks />}
      <div className={css.schemeTool}>
        <SchemeMenu />
      </div>
      <LanguageSwitcher />
      {viewer ? <UserPopover viewer={viewer} /> : <SignInLinks />}
    </div>
  )
}

function SignInLinks() {
  const t = useText(layoutText)
  const here = useHere()
  return (
    <>
      <Link to={accountPaths.login(here)} className={css.panelLink}>
        {t.signIn}
      </Link>
      <span className={css.signUp}>
        <ButtonLink to={accountPaths.register(here)}>{t.signUp}</ButtonLink>
      </span>
    </>
  )
}

function OwnLinks() {
  const t = useText(layoutText)
  const isOffered = useOffered()
  const site = useSite()
  return (
    <>
      {isOffered(messagePaths.list()) && <MessageBell className={css.panelIcon ?? ''} />}
      {site.showsClassLink && isOffered(classesPath) && (
        <Link to={classesPath} className={css.panelLink}>
          {t.classes}
        </Link>
      )}
      {isOffered(studyPaths.myCourses('premium')) && (
        <Link to={studyPaths.myCourses('premium')} className={`${css.panelLink} ${css.wideOnly}`}>
          {t.myCourses}
        </Link>
      )}
    </>
  )
}
