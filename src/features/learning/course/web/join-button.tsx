import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { coinErrors } from '#src/features/money/coins/contract.ts'
import { courseApi } from '../contract.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { paths } from '#src/web/paths.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { useConfirm } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { cardText } from './card-text.ts'
import css from './course-page.module.css'
import { detailText } from './detail-text.ts'

type Course = AnswerOf<typeof courseApi.getCourse>

/** The button that changes with the learner's state; the server has decided which it is. */
export function JoinButton({ course }: { course: Course }) {
  const t = useText(detailText)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { action, itemId } = course
  const study = paths.study(locale, course.kind, course.courseId, itemId ?? undefined)
  const joined = useRef(false)
  const arrived = (box: HTMLElement | null) => {
    if (joined.current) box?.focus()
  }
  const looks = { variant: 'primary', size: 'large' } as const
  if (action === 'wait' || action === 'ended') {
    return (
      // Whoever has just joined by keyboard is not left where the button was.
      <p className={css.closed} tabIndex={-1} ref={arrived}>
        {t[action]}
        {action === 'wait' && <StartDate course={course} />}
      </p>
    )
  }
  if (action === 'signIn') {
    return (
      <>
        <ButtonLink {...looks} to={paths.login(locale, pathname)}>
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
  const locale = useLocale()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [pending, setPending] = useState(false)
  const { courseId, kind, fee, balance, can } = course
  const amounts = [format.number(fee), format.number(balance ?? 0)] as const
  const tooFew = can.join.why?.id === coinErrors.insufficient.id

  const join = async () => {
    const agreed =
      fee === 0 ||
      (await confirm({
        title: t.payTitle(course.name),
        text: t.payText(...amounts),
        confirm: t.payConfirm(amounts[0]),
      }))
    if (!agreed) return
    setPending(true)
    try {
      const { itemId, started } = await api(courseApi.join, { courseId, fee })
      const date = course.semester ? format.date(course.semester.startsOn) : ''
      onJoined()
      toast.success(started ? t.joined : t.joinedWait(date))
      // What cannot be opened yet stays on its page, which now says when it starts.
      await (started && itemId !== null
        ? navigate(paths.study(locale, kind, courseId, itemId))
        : navigate('.', { replace: true, preventScrollReset: true }))
    } catch {
      // The client has said why; the page's own state may have changed meanwhile.
      await navigate('.', { replace: true, preventScrollReset: true })
    } finally {
      setPending(false)
    }
  }
  if (tooFew) return <p className={css.closed}>{t.tooFew(...amounts)}</p>
  return (
    <Button variant="primary" size="large" pending={pending} onClick={() => void join()}>
      {course.action === 'pay' ? t.pay : t.join}
    </Button>
  )
}
