import { accountPaths } from '#src/features/people/account/paths.ts'
import { coinPaths } from '#src/features/money/coins/paths.ts'
import { overviewPaths } from '#src/features/office/overview/paths.ts'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { lazy, Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { WebViewer } from '#src/shared/page.ts'
import { quietly } from '#src/web/quietly.ts'
import { useOffered, useViewer } from '#src/web/root-data.ts'
import { signOut } from '#src/web/session.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { HoverPopover } from '#src/web/ui/hover-popover.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import header from './header.module.css'
import { layoutText } from './text.ts'
import css from './user-popover.module.css'

// Comes with the first opening.
const CheckInRow = lazy(() =>
  import('#src/features/money/coins/web/check-in-row.tsx').then((part) => ({
    default: part.CheckInRow,
  })),
)

/** Specification, section 9. */
const width = 306

/** The signed-in person, their pages and sign-out. Opens by pointing, click and keyboard. */
export function UserPopover({ viewer }: { viewer: WebViewer }) {
  const t = useText(layoutText)
  const { name } = viewer
  const avatar = viewer.avatar ?? undefined
  const isOffered = useOffered()
  const own = ownPages.filter(({ path }) => isOffered(path))
  return (
    <HoverPopover
      width={width}
      label={name}
      page={profilePaths.profile()}
      className={header.avatar}
      trigger={<Avatar name={name} src={avatar} size={36} />}
    >
      {(close) => (
        <div className={css.popover}>
          <div className={css.person}>
            <Avatar name={name} src={avatar} size={56} />
            <div>
              <p className={css.name}>{name}</p>
              <p className={css.uid}>
                {t.uid} <span className="figures">{viewer.id}</span>
              </p>
            </div>
          </div>
          {viewer.hasRole ? (
            <>
              {isOffered(coinPaths.myCoins()) && (
                <Suspense fallback={<div className={css.coinsWait} />}>
                  <CheckInRow close={close} />
                </Suspense>
              )}
              <CenterLinks close={close} />
              <ul className={css.links} hidden={own.length === 0}>
                {own.map((link) => (
                  <li key={link.kind}>
                    <Link to={studyPaths.myCourses(link.kind)} className={css.link} onClick={close}>
                      <Icon name={link.icon} size={20} />
                      {t[link.name]}
                    </Link>
                  </li>
                ))}
              </ul>
              {isOffered(overviewPaths.overview()) && (
                <Link to={overviewPaths.overview()} className={css.link} onClick={close}>
                  <Icon name="shield" size={20} />
                  {t.backOffice}
                </Link>
              )}
            </>
          ) : (
            <ButtonLink to={accountPaths.role()} onClick={close} wide>
              {t.chooseRole}
            </ButtonLink>
          )}
          <SignOut />
        </div>
      )}
    </HoverPopover>
  )
}

const ownPages = [
  { name: 'myPremium', path: studyPaths.myCourses('premium'), kind: 'premium', icon: 'course' },
  { name: 'myOpen', path: studyPaths.myCourses('open'), kind: 'open', icon: 'open-course' },
] as const

/** 'My center' and 'setting'. The centre of a person who does not teach begins with what to do today. */
function CenterLinks({ close }: { close: () => void }) {
  const t = useText(layoutText)
  const isOffered = useOffered()
  const [teaches, learns] = [
    isOffered(coursePaths.manage('premium')),
    isOffered(todayPaths.today()),
  ]
  const hasProfile = isOffered(profilePaths.profile())
  if (!teaches && !learns && !hasProfile) return null
  return (
    <div className={css.doors}>
      {(teaches || learns) && (
        <ButtonLink
          to={teaches ? coursePaths.manage('premium') : todayPaths.today()}
          onClick={close}
        >
          {t.myCenter}
        </ButtonLink>
      )}
      {hasProfile && (
        <ButtonLink to={profilePaths.profile()} onClick={close}>
          {t.setting}
        </ButtonLink>
      )}
    </div>
  )
}

function SignOut() {
  const t = useText(layoutText)
  const personId = useViewer()?.id
  const leave = async () => {
    const device = await quietly(import('./before-sign-out.ts'))
    if (personId !== undefined && (await device?.clearDevice(personId)) === false) return
    await signOut()
  }
  return (
    <Button variant="quiet" icon="sign-out" wide onClick={() => void leave()}>
      {t.signOut}
    </Button>
  )
}
