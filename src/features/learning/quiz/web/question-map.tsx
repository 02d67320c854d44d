import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from './quiz.module.css'
import { quizText } from './text.ts'

/** A number for every question: answered or not, waiting for the network, and the current one. */
export function QuestionMap({
  entries,
  current,
  onChoose,
}: {
  entries: { id: number; answered: boolean; waiting: boolean }[]
  current: number
  onChoose: (index: number) => void
}) {
  const t = useText(quizText)
  const format = useFormat()
  return (
    <nav aria-label={t.map}>
      <ol className={css.map}>
        {entries.map(({ id, answered, waiting }, index) => (
          <li key={id}>
            <button
              type="button"
              className={cx(css.mapEntry, answered && css.mapAnswered, waiting && css.mapWaiting)}
              aria-current={index === current ? 'step' : undefined}
              aria-label={t.mapEntry(
                format.number(index + 1),
                answered ? t.answered : t.unanswered,
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
