import { useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import css from './lesson.module.css'
import { lessonText } from './lesson-text.ts'

/** Counts down. The server says how much is left, because the clock of a lecture hall’s computer may be wrong. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useText(lessonText)
  const format = useFormat()
  const refresh = useRefresh()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round((end - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      void refresh()
    }, 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each load of the page says it again; the first is as right
  }, [])
  return (
    <strong className={css.left} role="timer">
      {t.left(format.clock(left))}
    </strong>
  )
}
