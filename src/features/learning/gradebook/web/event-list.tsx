import { useFormat, useText } from '#src/web/i18n.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { GradeEvent } from '../contract.ts'
import css from './gradebook.module.css'
import { historyText } from './history-text.ts'
import { showCode } from './typed-value.ts'
import { wordsText } from './words-text.ts'

/** Changes in sentences, the latest first. */
export function EventList({ events }: { events: readonly GradeEvent[] }) {
  const t = useText(historyText)
  const names = useText(wordsText)
  const format = useFormat()
  return (
    <ol className={css.events}>
      {events.map(({ eventId, kind, actor, student, column, was, is, why, count, at }) => (
        <li key={eventId}>
          <span>
            {t.sentences[kind]({
              ...{ actor: actor?.name ?? t.nobody, student: student?.name ?? t.nobody, column },
              was: showCode(was, names) || t.nothing,
              is: showCode(is, names) || t.nothing,
              count: format.number(count),
            })}
            {why && <span className={css.reason}>{t.why(why)}</span>}
          </span>
          <span className={css.muted}>
            <TimeAgo value={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
