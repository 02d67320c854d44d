import { accountPaths } from '#src/features/people/account/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { coinPaths } from '#src/features/money/coins/paths.ts'
import { courseApi } from '../contract.ts'
import { joinParameter, joinQuery } from '../paths.ts'
import { useQueryValue } from '#src/web/address.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { pick } from '#src/shared/locale.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { cardText } from './card-text.ts'
import css from './course-page.module.css'
import { detailText } from './detail-text.ts'

type Course = AnswerOf<typeof courseApi.getCourse>

/** The button that changes with the learner's state, which the server decides. */
export function JoinButton({ course }: { course: Course }) {
  const t = useText(detailText)
  const { pathname } = useLocation()
  const { action } = course
  const locale = useLocale()
  const joined = useRef(false)
  const arrived = (box: HTMLElement | null) => {
    if (joined.current) box?.focus()
  }
  const looks = { variant: 'primary', size: 'large' } as const
  if (action === 'wait' || action === 'ended' || action === 'closed') {
    return (
      // After a join by keyboard the focus must not be lost with the button.
      <p className={css.closed} tabIndex={-1} ref={arrived}>
        {action === 'closed' ? course.can.join.why && pick(course.can.join.why, locale) : t[action]}
        {action === 'wait' && <StartDate course={course} />}
      </p>
    )
  }
  if (action === 'signIn') {
    return (
      <ButtonLink {...looks} to={accountPaths.login(joinQuery(pathname))}>
        {t.join}
      </ButtonLink>
    )
  }
  if (action === 'join' || action === 'pay' || action === 'earn') {
    return <Join course={course} onJoined={() => (joined.current = true)} />
  }
  return (
    <ButtonLink {...looks} to={studyOf(course)}>
      {t[action]}
    </ButtonLink>
  )
}

/** Says how many coins are missing, and names the way to earn them to which the button leads. */
export function EarnNote({ course: { action, fee, balance } }: { course: Course }) {
  const t = useText(detailText)
  const format = useFormat()
  if (action !== 'earn') return null
  return (
    <p className={css.muted}>
      {t.tooFew(format.number(fee), format.number(balance ?? 0))} {t.checkInEarns}
    </p>
  )
}

/** Leads to the first chapter before a join; apart from the button, whose price stands between them. */
export function TrialLink({ course }: { course: Course }) {
  const t = useText(detailText)
  const { action, hasTrial, itemId } = course
  const mayJoin = ['signIn', 'join', 'pay', 'earn'].includes(action)
  if (!mayJoin || !hasTrial || itemId === null) return null
  return (
    <ButtonLink size="large" to={studyOf(course)}>
      {t.openTrial}
    </ButtonLink>
  )
}

const studyOf = ({ kind, courseId, itemId }: Course) =>
  studyPaths.study(kind, courseId, itemId ?? undefined)

function StartDate({ course }: { course: Course }) {
  const t = useText(cardText)
  const format = useFormat()
  return course.semester && <> · {t.startsOn(format.date(course.semester.startsOn))}</>
}

function Join({ course, onJoined }: { course: Course; onJoined: () => void }) {
  const t = useText(detailText)
  const format = useFormat()
  const go = useGo()
  const { act, pending } = useAct()
  const { courseId, kind, fee, balance, action } = course
  const amounts = [format.number(fee), format.number(balance ?? 0)] as const
  const tooFew = action === 'earn'

  const join = () =>
    act(
      courseApi.join,
      { courseId, fee },
      {
        ask:
          fee === 0
            ? undefined
            : {
                ...{ title: t.payTitle(course.name), text: t.payText(...amounts) },
                confirm: t.payConfirm(amounts[0]),
              },
        words: t.joinFailed,
        said: ({ started }) =>
          started
            ? t.joined
            : t.joinedWait(course.semester ? format.date(course.semester.startsOn) : ''),
        // A course that is not open yet stays on its page, which now shows the start date.
        async done({ itemId, started }) {
          onJoined()
          if (started && itemId !== null) {
            await go(studyPaths.study(kind, courseId, itemId))
          }
        },
      },
    )
  useWanted(tooFew, join)
  if (tooFew) {
    return (
      <ButtonLink variant="primary" size="large" to={coinPaths.myCoins()}>
        {t.toCheckIn}
      </ButtonLink>
    )
  }
  return (
    <Button variant="primary" size="large" pending={pending} onClick={() => void join()}>
      {t[action === 'pay' ? action : 'join']}
    </Button>
  )
}

/**
 * Joins at once for a visitor who pressed the button and has signed in or up since; a fee is asked about
 * first. A link from another site joins nothing: the sign-in pages are this site's own.
 */
function useWanted(tooFew: boolean, join: () => unknown) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wanted = useQueryValue(joinParameter) !== undefined
  const begun = useRef(false)
  useEffect(() => {
    if (!wanted || begun.current) return
    begun.current = true
    const isOwn = document.referrer.startsWith(`${window.location.origin}/`)
    const start = async () => {
      await navigate(pathname, { replace: true })
      if (isOwn && !tooFew) await join()
    }
    void start()
  })
}
