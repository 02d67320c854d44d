import { accountPaths } from '#src/features/people/account/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { coinErrors } from '#src/features/money/coins/contract.ts'
import { courseApi } from '../contract.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
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
  const { action, itemId } = course
  const study = studyPaths.study(course.kind, course.courseId, itemId ?? undefined)
  const joined = useRef(false)
  const arrived = (box: HTMLElement | null) => {
    if (joined.current) box?.focus()
  }
  const looks = { variant: 'primary', size: 'large' } as const
  if (action === 'wait' || action === 'ended') {
    return (
      // After a join by keyboard the focus must not be lost with the button.
      <p className={css.closed} tabIndex={-1} ref={arrived}>
        {t[action]}
        {action === 'wait' && <StartDate course={course} />}
      </p>
    )
  }
  if (action === 'signIn') {
    return (
      <>
        <ButtonLink {...looks} to={accountPaths.login(pathname)}>
          {t.join}
        </ButtonLink>
        {course.hasTrial && itemId !== null && (
          <ButtonLink size="large" to={study}>
            {t.openTrial}
          </ButtonLink>
        )}
      </>
    )
  }
  if (action === 'join' || action === 'pay') {
    return (
      <>
        <Join course={course} onJoined={() => (joined.current = true)} />
        {course.hasTrial && itemId !== null && (
          <ButtonLink size="large" to={study}>
            {t.openTrial}
          </ButtonLink>
        )}
      </>
    )
  }
  return (
    <ButtonLink {...looks} to={study}>
      {t[action]}
    </ButtonLink>
  )
}

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
  const { courseId, kind, fee, balance, can } = course
  const amounts = [format.number(fee), format.number(balance ?? 0)] as const
  const tooFew = can.join.why?.id === coinErrors.insufficient.id

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
  if (tooFew) return <p className={css.closed}>{t.tooFew(...amounts)}</p>
  return (
    <Button variant="primary" size="large" pending={pending} onClick={() => void join()}>
      {course.action === 'pay' ? t.pay : t.join}
    </Button>
  )
}
