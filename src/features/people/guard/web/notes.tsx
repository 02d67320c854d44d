import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { Work } from '../contract.ts'
import guard from './guard.module.css'
import css from './notes.module.css'
import { runningWork } from './running-work.ts'
import { workText } from './work-text.ts'

export { runningWork }

/** How far the browser's security check is. Screen readers hear its beginning and its end. */
export function WorkNote({
  work,
  onRestart,
}: {
  work: Work
  /** Continues what waited for the work; without it the note belongs to a captcha. */
  onRestart?: () => void
}) {
  const t = useText(workText)
  const words = onRestart ? t.codeStatus : t.status
  const again = () => {
    restart()
    onRestart?.()
  }
  const { state, watch, stop, restart } = runningWork(work)
  const { status, share } = useSyncExternalStore(watch, state)
  const isRunning = status === 'running'
  return (
    <div className={css.work}>
      <output>{words[status]}</output>
      {isRunning && <Progress value={share} label={t.share} labelHidden />}
      {(isRunning || status === 'stopped') && (
        <button type="button" className={guard['text-button']} onClick={isRunning ? stop : again}>
          {isRunning ? t.stop : t.restart}
        </button>
      )}
    </div>
  )
}

/** Counts the pause before the next try down. Screen readers hear when it is over. */
export function WaitNote({ seconds: pause }: { seconds: number }) {
  const t = useText(workText)
  const [seconds, setSeconds] = useState(pause)
  useEffect(() => {
    const until = Date.now() + pause * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [pause])
  return (
    <p className={css.wait}>
      <span aria-hidden="true">{seconds > 0 && t.waiting(seconds)}</span>
      <output>{seconds === 0 && t.waited}</output>
    </p>
  )
}
