import { useEffect, useRef } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from './quiz.module.css'
import { quizText } from './text.ts'

export interface MapEntry {
  id: number
  answered: boolean
  /** Its answer waits for the network. */
  waiting: boolean
  /** Marked “look at again”. */
  flagged: boolean
  /** Passed, in a quiz without a way back. */
  shut: boolean
}

/** A number for every question: answered or not, marked, waiting for the network, and the current one. */
export function QuestionMap({
  entries,
  current,
  onChoose,
}: {
  entries: MapEntry[]
  current: number
  onChoose: (index: number) => void
}) {
  const t = useText(quizText)
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  // A phone shows one line of numbers, which moves along with the current one.
  useEffect(() => {
    const line = list.current
    const entry = line?.children[current]
    if (!(line && entry instanceof HTMLElement)) return
    const middle = line.offsetLeft + (line.clientWidth - entry.offsetWidth) / 2
    line.scrollTo({ left: entry.offsetLeft - middle })
  }, [current])
  return (
    <nav aria-label={t.map}>
      <ol ref={list} className={css.map}>
        {entries.map(({ id, answered, waiting, flagged, shut }, index) => (
          <li key={id}>
            <button
              type="button"
              className={cx(
                css.mapEntry,
                answered && css.mapAnswered,
                waiting && css.mapWaiting,
                flagged && css.mapFlagged,
              )}
              aria-current={index === current ? 'step' : undefined}
              disabled={shut}
              aria-label={t.mapEntry(
                format.number(index + 1),
                format.list([answered ? t.answered : t.unanswered, ...(flagged ? [t.marked] : [])]),
              )}
              onClick={() => onChoose(index)}
            >
              {format.number(index + 1)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
