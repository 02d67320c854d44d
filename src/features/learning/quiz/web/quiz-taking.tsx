import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { ApiError, noAnswer } from '#src/web/api-error.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadConfirm } from '#src/web/ui/confirm.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Attempt, quizApi } from '../contract.ts'
import { Question } from './question.tsx'
import { QuestionMap } from './question-map.tsx'
import css from './quiz.module.css'
import { quizText } from './text.ts'
import { isGiven, useAnswers } from './use-answers.ts'
import { useCurrent } from './use-current.ts'

/** An open attempt: all questions in a list with a map; one question per screen on a phone. */
export function QuizTaking({
  attempt,
  onHandedIn,
  onOutdated,
}: {
  attempt: Attempt
  onHandedIn: (result: Attempt) => void
  onOutdated: () => void
}) {
  const t = useText(quizText)
  const format = useFormat()
  const online = useOnline()
  const { questions } = attempt
  const { answers, states, give, flush, end } = useAnswers(attempt, {
    outdated: onOutdated,
    refused: () => toast.error(t.refused),
  })
  const { handIn, pending } = useHandIn(attempt, {
    unanswered: questions.filter((q) => !isGiven(answers.get(q.questionId))).length,
    flush,
    onDone(result) {
      end()
      onHandedIn(result)
    },
  })
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useCurrent(attempt)
  const answered = questions.filter((q) => isGiven(answers.get(q.questionId))).length
  const waiting = [...states.values()].includes('kept')

  useEffect(() => {
    const element = list.current
    if (!element) return
    const focused = (event: FocusEvent) => {
      const item = (event.target as Element).closest('li')
      if (item && item.parentElement === element) setCurrent([...element.children].indexOf(item))
    }
    element.addEventListener('focusin', focused)
    return () => element.removeEventListener('focusin', focused)
  }, [setCurrent])
  function goTo(index: number) {
    setCurrent(index)
    // Runs after the phone's layout has rendered the question.
    requestAnimationFrame(() => {
      const legend = list.current?.children[index]?.querySelector<HTMLElement>('[data-title]')
      legend?.focus({ preventScroll: true })
      legend?.closest('li')?.scrollIntoView({ block: 'start' })
    })
  }
  return (
    <section className={css.taking} data-taking>
      <div className={css.bar}>
        <h2 tabIndex={-1} data-quiz-title>
          {attempt.title}
        </h2>
        <p className={css.figure} role="status">
          {t.answeredOf(format.number(answered), format.number(questions.length))}
        </p>
        <QuestionMap
          entries={questions.map((q) => ({
            id: q.questionId,
            answered: isGiven(answers.get(q.questionId)),
            waiting: states.get(q.questionId) === 'kept',
          }))}
          current={current}
          onChoose={goTo}
        />
        <div role="status" className={css.notice}>
          {(!online || waiting) && <p className={css.offline}>{t.offline}</p>}
        </div>
      </div>
      <ol ref={list} className={css.questions}>
        {questions.map((question, index) => (
          <li
            key={question.questionId}
            className={cx(css.question, index === current && css.current)}
          >
            <Question
              question={question}
              number={index + 1}
              answer={answers.get(question.questionId)}
              state={states.get(question.questionId)}
              onAnswer={(answer, rest) => give(question.questionId, answer, rest)}
            />
          </li>
        ))}
      </ol>
      <div className={css.foot}>
        <span className={css.step}>
          <Button icon="chevron-left" disabled={current === 0} onClick={() => goTo(current - 1)}>
            {t.previous}
          </Button>
          <Button disabled={current === questions.length - 1} onClick={() => goTo(current + 1)}>
            {t.next}
            <Icon name="chevron-right" />
          </Button>
        </span>
        <Button variant="primary" size="large" pending={pending} onClick={() => void handIn()}>
          {t.handIn}
        </Button>
      </div>
    </section>
  )
}

/** Asks for confirmation, waits until every answer is saved, hands in. Safe to repeat at any point. */
function useHandIn(
  { attemptId }: Attempt,
  given: {
    unanswered: number
    flush: () => Promise<boolean>
    onDone: (result: Attempt) => void
  },
) {
  const t = useText(quizText)
  const format = useFormat()
  const { run, pending } = useAct()
  useEffect(preloadConfirm, [])

  async function send() {
    if (await given.flush()) return api(quizApi.handIn, { attemptId }, { quiet: true })
    throw noAnswer()
  }
  const handIn = () =>
    run(send, {
      ask: {
        title: t.handInTitle,
        text: given.unanswered === 0 ? t.handInAll : t.handInSome(format.number(given.unanswered)),
        confirm: t.handInNow,
        cancel: t.goOn,
      },
      done: given.onDone,
      refresh: false,
      failed(_, error) {
        const refused = error instanceof ApiError && error.code > 0
        toast.error(refused ? t.submitFailed : t.submitFailedText, 6000)
      },
    })
  return { handIn, pending }
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
