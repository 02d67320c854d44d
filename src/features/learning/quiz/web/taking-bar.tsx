import { useEffect, useState, useSyncExternalStore } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Attempt } from '../contract.ts'
import { withheldErrors } from '../errors.ts'
import { type MapEntry, QuestionMap } from './question-map.tsx'
import css from './quiz.module.css'
import { takingText } from './taking-text.ts'
import { quizText } from './text.ts'

/** Minutes before the end at which the time left is announced. */
const announcedAt = [30, 10, 5, 1]

/** What stays in sight during an attempt: how much is answered, the time left, the map, and what is wrong. */
export function TakingBar({
  attempt,
  left,
  paused,
  withheld,
  isUp,
  isWaiting,
  current,
  entries,
  onChoose,
}: {
  attempt: Attempt
  /** Seconds; null: no limit. */
  left: number | null
  paused: boolean
  withheld: Attempt['withheld']
  isUp: boolean
  /** Answers wait for the network. */
  isWaiting: boolean
  current: number
  entries: MapEntry[]
  onChoose: (index: number) => void
}) {
  const t = useText(quizText)
  const k = useText(takingText)
  const format = useFormat()
  const locale = useLocale()
  const online = useOnline()
  const isOffline = !online || isWaiting
  const answered = entries.filter((one) => one.answered).length
  return (
    <div className={css.bar}>
      <h2 tabIndex={-1} data-quiz-title>
        {attempt.title}
      </h2>
      <div className={css.state}>
        {left !== null && <TimeLeft left={left} />}
        <p className={css.figure} role="status">
          {t.answeredOf(format.number(answered), format.number(entries.length))}
        </p>
      </div>
      <QuestionMap entries={entries} current={current} onChoose={onChoose} />
      <div role="status" className={css.notice}>
        {attempt.trial && <p className={css.trial}>{k.trial}</p>}
        {paused && (
          <p className={css.offline}>
            {withheld === null ? k.paused : pick(withheldErrors[withheld], locale)}
          </p>
        )}
        {isUp && <p className={css.offline}>{online ? k.timeUp : k.timeUpOffline}</p>}
        {isOffline && !isUp && !paused && <p className={css.offline}>{t.offline}</p>}
        {attempt.watchLeaving && !attempt.trial && !paused && !isUp && (
          <p className={css.figure}>{k.watching}</p>
        )}
      </div>
    </div>
  )
}

/** The clock is silent for screen readers, except at a few moments before the end. */
function TimeLeft({ left }: { left: number }) {
  const k = useText(takingText)
  const format = useFormat()
  const minutes = Math.ceil(left / 60)
  const [said, setSaid] = useState('')
  const due = announcedAt.includes(minutes) && left > 0 ? minutes : null
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- said once at its moment, and kept
    if (due !== null) setSaid(k.leftNow(format.number(due)))
  }, [due, k, format])
  return (
    <>
      <p className={cx(css.clock, left <= 300 && css.soon)} role="timer" aria-live="off">
        <Icon name="clock" label={k.left} />
        {format.clock(Math.ceil(left))}
      </p>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell)
      addEventListener('offline', tell)
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
