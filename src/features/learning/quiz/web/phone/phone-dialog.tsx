import { useEffect, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { quizApi } from '../../contract.ts'
import css from './phone.module.css'
import { phoneText } from './phone-text.ts'

type Made = AnswerOf<typeof quizApi.makePhotoLink> & { until: number }

/** Links that this page has made, so that a dialog that is opened again does not end the phone's link. */
const known = new Map<string, Made>()
const leastMs = 120_000
/** Where live events are cut, the open dialog asks by itself. */
const lookMs = 5000

export interface PhonePlace {
  attemptId: number
  questionId: number
  part: string
  /** Of the question, from 1. */
  number: number
}

/** Shows the QR code by which a phone adds photographs to one answer, until it is closed. */
export default function PhoneDialog({
  place,
  received,
  arriving,
  look,
  onClose,
}: {
  place: PhonePlace
  /** Photographs that phones have added to this page. */
  received: number
  /** Those on their way. */
  arriving: number
  look: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useText(phoneText)
  const format = useFormat()
  const { attemptId, questionId, part, number } = place
  const key = `${attemptId} ${questionId} ${part}`
  const [made, setMade] = useState<Made>()
  const [failed, setFailed] = useState<string>()
  const [now, setNow] = useState(() => performance.now())
  const { run } = useAct()
  const make = () =>
    run(
      () =>
        api(
          quizApi.makePhotoLink,
          { attemptId, questionId, part, origin: window.location.origin },
          { quiet: true },
        ),
      {
        refresh: false,
        done(answer) {
          const next = { ...answer, until: performance.now() + answer.secondsLeft * 1000 }
          known.set(key, next)
          setFailed(undefined)
          setNow(performance.now())
          setMade(next)
        },
        failed: (words) => setFailed(words || t.failed),
      },
    )
  useEffect(() => {
    const earlier = known.get(key)
    // oxlint-disable-next-line react/set-state-in-effect -- what this page has made before
    if (earlier && earlier.until - performance.now() > leastMs) setMade(earlier)
    else void make()
    const timer = setInterval(() => {
      setNow(performance.now())
      void look()
    }, lookMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [])
  const stop = () => {
    known.delete(key)
    void quietly(api(quizApi.stopPhotoLink, { attemptId, questionId, part }, { quiet: true }))
    onClose()
  }
  const minutes = made ? Math.ceil((made.until - now) / 60_000) : 0
  const isOver = made !== undefined && minutes <= 0
  const isLocal = /^(localhost|127\.|\[::1\])/.test(window.location.hostname)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      footer={
        <>
          <Button onClick={stop}>{t.stop}</Button>
          <Button variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>{t.lead(format.number(number))}</p>
        {failed !== undefined ? (
          <div className={css.over} role="alert">
            <p>{failed}</p>
            <Button icon="refresh" onClick={() => void make()}>
              {t.retry}
            </Button>
          </div>
        ) : isOver ? (
          <div className={css.over}>
            <p>{t.over}</p>
            <Button icon="refresh" onClick={() => void make()}>
              {t.renew}
            </Button>
          </div>
        ) : (
          <div className={css.code}>
            {made && (
              <svg
                role="img"
                aria-label={t.code}
                viewBox={`0 0 ${made.code.side} ${made.code.side}`}
                shapeRendering="crispEdges"
              >
                <path d={made.code.path} />
              </svg>
            )}
          </div>
        )}
        {made && !isOver && <p className={css.note}>{t.left(format.number(minutes))}</p>}
        <p role="status" className={css.state}>
          {arriving > 0
            ? t.arriving(format.number(arriving))
            : received > 0
              ? t.arrived(format.number(received))
              : t.waiting}
        </p>
        {made && !isOver && <CopyField label={t.address} value={made.url} variant="secondary" />}
        <p className={css.note}>{isLocal ? t.local : t.network}</p>
      </div>
    </Dialog>
  )
}
