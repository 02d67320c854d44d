import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { ProgressRing } from '#src/web/ui/progress.tsx'
import { Link } from '#src/web/link.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Attempt } from '../contract.ts'
import { MarkedQuestion } from './marked-question.tsx'
import { useOnlyWrong } from './use-only-wrong.ts'
import css from './quiz.module.css'
import { quizText } from './text.ts'

export interface Lesson {
  name: string
  to: string
}

/** The result of an attempt: the score, then every question with its answer and explanation. */
export function QuizResult({
  attempt,
  best,
  loading,
  lessons,
  onRedo,
}: {
  attempt: Attempt
  /** Best share of the points so far. */
  best: number
  loading: boolean
  /** The lessons before the quiz, which a failed attempt recommends. */
  lessons: readonly Lesson[]
  onRedo: () => void
}) {
  const t = useText(quizText)
  const format = useFormat()
  const [onlyWrong, setOnlyWrong] = useOnlyWrong()
  const { score, maxScore, counts, passed } = attempt
  const points = [format.number(score ?? 0), format.number(maxScore)] as const
  const verdict = passed ? t.passed : t.failed
  const correct = counts.correct ?? 0
  const isWrong = (verdict?: string) => verdict === 'wrong' || verdict === 'part'
  const shown = attempt.questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => !onlyWrong || isWrong(question.result?.mark.verdict))
  return (
    <section className={css.result}>
      <p className="visually-hidden" role="status">
        {t.announced(...points, verdict)}
      </p>
      <div className={css.summary}>
        <ProgressRing
          value={maxScore === 0 ? 0 : (score ?? 0) / maxScore}
          label={t.scoreShare}
          size={112}
        />
        <div className={css.verdict}>
          <h2 tabIndex={-1} data-quiz-title>
            {t.result}
          </h2>
          <p className={css.parts}>
            <Tag tone={passed ? 'success' : 'warning'}>{verdict}</Tag>
            <strong>{t.score(...points)}</strong>
          </p>
          <ul className={`${css.parts} ${css.hint}`}>
            <li>{t.pass(format.percent(attempt.passPercent / 100))}</li>
            <li>
              {t.best} {format.percent(best)}
            </li>
            {attempt.handedInAt && (
              <li>
                <TimeAgo value={attempt.handedInAt}>{t.handedInAt}</TimeAgo>
              </li>
            )}
          </ul>
        </div>
        <dl className={css.counts}>
          <Count name={t.total} value={counts.questions} />
          <Count name={t.correct} value={correct} />
          <Count name={t.incorrect} value={counts.answered - correct} />
          <Count name={t.none} value={counts.questions - counts.answered} />
        </dl>
        {attempt.isResult && (
          <div className={css.redo}>
            <Button
              icon="refresh"
              variant={passed ? 'secondary' : 'primary'}
              pending={loading}
              onClick={onRedo}
            >
              {t.redo}
            </Button>
          </div>
        )}
        {!passed && lessons.length > 0 && <LookAgain lessons={lessons} />}
      </div>
      <Checkbox label={t.onlyWrong} checked={onlyWrong} onChange={setOnlyWrong} />
      {shown.length === 0 && <p role="status">{t.noWrong}</p>}
      <ol className={css.questions}>
        {shown.map(({ question, number }) => (
          <li key={question.questionId} className={css.question} data-shown>
            <MarkedQuestion question={question} number={number} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LookAgain({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useText(quizText)
  return (
    <div className={css.again}>
      <p id="look-again">{t.lookAgain}</p>
      <ul className={css.lessons} aria-labelledby="look-again">
        {lessons.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  const format = useFormat()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{format.number(value)}</dd>
    </div>
  )
}
