import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { AnswerQuestion } from '#src/features/content/question/web/answer/answer-question.tsx'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { type FilmOutcome, type FilmQuestion, filmQuestionApi } from '../contract.ts'
import css from './film-question.module.css'
import { filmQuestionText } from './text.ts'
import { useSheet } from './use-sheet.ts'

/** One question over the film, then how it was marked. The film waits until it is answered once. */
export function AskedQuestion({
  item,
  asked: { pointId, second, question, rules },
  player,
  onAnswered,
  onGoOn,
}: {
  item: { courseId: number; itemId: number }
  asked: FilmQuestion
  player: RefObject<HTMLVideoElement | null>
  onAnswered: () => void
  onGoOn: () => void
}) {
  const t = useText(filmQuestionText)
  const q = useText(questionText)
  const format = useFormat()
  const id = useId()
  const { act, pending } = useAct()
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null)
  const [outcome, setOutcome] = useState<FilmOutcome>()
  const [problem, setProblem] = useState<string>()
  const [notSent, setNotSent] = useState(false)
  // One name for one answer, also when it is sent again because no reply came.
  const [clientId, setClientId] = useState(randomHex)
  const box = useRef<HTMLDivElement>(null)
  useSheet(box, player)
  useEffect(() => toTitle(box.current), [])
  const show = (next: FilmOutcome | undefined) => {
    // What had the focus goes with the other view.
    flushSync(() => setOutcome(next))
    toTitle(box.current)
  }

  const choose = (given: QuestionAnswer) => {
    setAnswer(given)
    setProblem(undefined)
    setClientId(randomHex())
  }
  const check = () => {
    if (!answer || isEmpty(answer)) {
      setProblem(t.answerFirst)
      return
    }
    const input = { ...item, pointId, clientId, answer }
    void act(filmQuestionApi.answer, input, {
      refresh: false,
      done(given) {
        setProblem(undefined)
        setNotSent(false)
        onAnswered()
        show(given)
      },
      failed(words) {
        setProblem(words)
        setNotSent(true)
      },
    })
  }
  const again = () => {
    setAnswer(null)
    setClientId(randomHex())
    show(undefined)
  }
  const isRight = outcome?.result.mark.verdict === 'correct'
  return (
    <div ref={box} className={css.over} role="dialog" aria-labelledby={`${id}t`}>
      <div className={css.box}>
        {/* Its parts have headings of the third and fourth level everywhere. */}
        <h2 className="visually-hidden">{t.mark}</h2>
        <QuestionHead
          titleId={`${id}t`}
          title={t.questionAt(format.clock(second))}
          type={question.type}
        />
        {rules.map((rule) => (
          <p key={rule} className={css.hint}>
            {q.rules[rule]}
          </p>
        ))}
        {outcome ? (
          <div aria-live="polite">
            <QuestionResult
              question={outcome.question}
              answer={outcome.answer}
              result={outcome.result}
            />
            {!outcome.recorded && <p className={css.hint}>{t.notRecorded}</p>}
          </div>
        ) : (
          <fieldset className={css.answer} disabled={pending}>
            <legend className="visually-hidden">{t.yourAnswer}</legend>
            <AnswerQuestion
              question={question}
              answer={answer}
              onAnswer={choose}
              titleId={`${id}t`}
              stemId={`${id}s`}
            />
          </fieldset>
        )}
        <p role="status" className={css.problem}>
          {problem}
        </p>
        <div className={css.acts}>
          {outcome ? (
            <>
              <Button variant="primary" icon="play" onClick={onGoOn}>
                {t.goOn}
              </Button>
              {!isRight && (
                <Button variant="quiet" onClick={again}>
                  {t.tryAgain}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button variant="primary" pending={pending} onClick={check}>
                {notSent ? t.sendAgain : t.check}
              </Button>
              {notSent && (
                <Button variant="quiet" onClick={onGoOn}>
                  {t.goOnUnsent}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Takes the focus and the view to the head of the question. */
function toTitle(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true })
  box?.scrollTo({ top: 0 })
}
