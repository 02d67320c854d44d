import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type Attempt, quizApi } from '../contract.ts'
import css from './quiz.module.css'
import { resultText } from './result-text.ts'
import { quizText } from './text.ts'

/** The learner's attempts at a quiz, each of which can be looked at again. A single one needs no list. */
export function AttemptHistory({
  attempt: { attemptId, quizId, trial },
  onSee,
}: {
  attempt: Attempt
  onSee: (attemptId: number) => void
}) {
  const t = useText(quizText)
  const r = useText(resultText)
  const format = useFormat()
  const { data } = useLoad(quizApi.getAttempts, trial ? null : { quizId })
  const attempts = data?.attempts ?? []
  if (attempts.length < 2) return null
  return (
    <section className={css.history}>
      <h3>{r.history}</h3>
      <ol>
        {attempts.map((one) => (
          <li key={one.attemptId}>
            <span>{r.number(format.number(one.number))}</span>
            <span className={css.hint}>{format.dateTime(one.handedInAt ?? one.startedAt)}</span>
            <span>
              {one.score === null
                ? one.status === 'open'
                  ? r.open
                  : r.noScore
                : r.score(format.number(one.score), format.number(one.maxScore ?? 0))}
            </span>
            <span className={css.tags}>
              {one.passed !== null && (
                <Tag tone={one.passed ? 'success' : 'warning'}>
                  {one.passed ? t.passed : t.failed}
                </Tag>
              )}
              {one.late && <Tag tone="warning">{r.late}</Tag>}
            </span>
            {one.attemptId === attemptId ? (
              <span className={css.hint}>{r.shown}</span>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={r.look(format.number(one.number))}
                onClick={() => onSee(one.attemptId)}
              >
                {r.see}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
