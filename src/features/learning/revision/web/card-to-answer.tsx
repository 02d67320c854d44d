import { useEffect, useId, useRef, useState } from 'react'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { AnswerQuestion } from '#src/features/content/question/web/answer/answer-question.tsx'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { Card, Outcome } from '../contract.ts'
import { type AnswerKind, longestMs, masteryDays } from '../rules-of-set.ts'
import { CardResult } from './card-result.tsx'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'
import type { WaitingAnswer } from './use-waiting-answers.ts'

/** One card: the question, then its result with the key. */
export function CardToAnswer({
  card,
  kind,
  isLast,
  isSent,
  isWaiting,
  isStuck,
  outcome,
  onAnswer,
  onOutcome,
  onNext,
  similar,
}: {
  card: Card
  kind: AnswerKind
  isLast: boolean
  isSent: boolean
  isWaiting: boolean
  /** The network does not answer. */
  isStuck: boolean
  outcome: Outcome | undefined
  onAnswer: (one: WaitingAnswer) => void
  onOutcome: (outcome: Outcome) => void
  onNext: () => void
  similar: { pending: boolean; find: () => void }
}) {
  const t = useText(revisionText)
  const q = useText(questionText)
  const format = useFormat()
  const id = useId()
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null)
  const since = useRef(0)
  const top = useRef<HTMLDivElement>(null)
  const shown = outcome !== undefined
  useEffect(() => {
    since.current = performance.now()
  }, [])
  useEffect(() => {
    // The first card leaves the focus where the page begins.
    if (shown)
      top.current?.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true })
  }, [shown])
  const { questionId, question, rules, timesWrong, streak, course, chapter } = card

  const check = () => {
    if (isEmpty(answer) || !answer) {
      toast.info(t.answerFirst)
      return
    }
    const durationMs = Math.min(longestMs, Math.round(performance.now() - since.current))
    onAnswer({ clientId: randomHex(), questionId, kind, answer, durationMs, at: Date.now() })
  }
  const next = (
    <Button variant="primary" onClick={onNext}>
      {isLast ? t.finish : t.next}
    </Button>
  )
  return (
    <div ref={top} className={css.stack}>
      <ul className={css.facts}>
        {course && (
          <li>
            {course.name}
            {chapter && ` · ${chapter.name}`}
          </li>
        )}
        {timesWrong > 0 && <li>{t.wrongTimes(format.number(timesWrong))}</li>}
        {streak > 0 && streak < masteryDays && (
          <li>{t.rightDays(format.number(streak), format.number(masteryDays))}</li>
        )}
      </ul>
      <QuestionHead titleId={`${id}t`} title={t.question} type={question.type} />
      {rules.map((rule) => (
        <p key={rule} className={css.note}>
          {q.rules[rule]}
        </p>
      ))}
      {outcome ? (
        <CardResult outcome={outcome} onOutcome={onOutcome} />
      ) : (
        <fieldset className={css.plain} disabled={isSent && isWaiting}>
          <legend className="visually-hidden">{t.question}</legend>
          <AnswerQuestion
            question={question}
            answer={answer}
            onAnswer={setAnswer}
            titleId={`${id}t`}
            stemId={`${id}s`}
          />
        </fieldset>
      )}
      {isWaiting && (
        <p role="status" className={css.waiting}>
          {isStuck ? t.keptHere : t.marking}
        </p>
      )}
      <div className={css.acts}>
        {outcome || isWaiting ? (
          next
        ) : (
          <>
            <Button variant="primary" onClick={check}>
              {t.check}
            </Button>
            <Button variant="quiet" onClick={onNext}>
              {t.skip}
            </Button>
          </>
        )}
        {outcome && (
          <Button pending={similar.pending} onClick={similar.find}>
            {t.similar}
          </Button>
        )}
      </div>
    </div>
  )
}
