import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { emptyAnswer } from '#src/features/content/question/empty-answer.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { Attempt } from '../contract.ts'
import { useAnswerSender } from './files/use-answer-sender.ts'
import { Question } from './question.tsx'
import css from './quiz.module.css'
import { SectionHead } from './section-head.tsx'
import { TakingBar } from './taking-bar.tsx'
import { takingText } from './taking-text.ts'
import { filesText } from './files/files-text.ts'
import { quizText } from './text.ts'
import { isGiven, useAnswers } from './use-answers.ts'
import { useClock } from './use-clock.ts'
import { useCurrent } from './use-current.ts'
import { useFlags } from './use-flags.ts'
import { useHandIn } from './use-hand-in.ts'
import { usePhonePhotos } from './phone/use-phone-photos.ts'

const PhoneDialog = latePart(() => import('./phone/phone-dialog.tsx'))

/** An open attempt: all questions in a list with a map, or one at a time, as on each phone. */
export function QuizTaking({
  attempt,
  onHandedIn,
  onOutdated,
  onNewer,
}: {
  attempt: Attempt
  /** `elsewhere`: not by this page. */
  onHandedIn: (result: Attempt, elsewhere: boolean) => void
  onOutdated: () => void
  /** The server has an answer that this page does not show. */
  onNewer: () => void
}) {
  const t = useText(quizText)
  const k = useText(takingText)
  const f = useText(filesText)
  const format = useFormat()
  const { questions, paging, goBack } = attempt
  const { answers, states, give, latest, highest, flush, end, setTime } = useAnswers(attempt, {
    outdated: onOutdated,
    refused: (_, why) => toast.error(why === 'tooLarge' ? k.tooLarge : t.refused, 6000),
    late: (why) => toast.info(why === 'behind' ? k.behindKept : k.lateKept, 8000),
  })
  const { flags, toggle } = useFlags(attempt)
  const isElsewhere = useRef(false)
  const { sender, unsent, failed, filesOf } = useAnswerSender(attempt, (questionId, part) =>
    setPhone({ questionId, part }),
  )
  const [current, setCurrent] = useCurrent(attempt)
  const [furthest, setFurthest] = useState(current)
  const [phone, setPhone] = useState<{ questionId: number; part: string }>()
  const shutsBack = paging === 'one' && !goBack
  const phonePhotos = usePhonePhotos(attempt, {
    answer: (questionId) => latest().get(questionId),
    give,
    isCodeShown: phone !== undefined,
    isShut: (index) => shutsBack && index < furthest,
  })
  const known = useMemo(
    () => byFileId([...attempt.files, ...phonePhotos.files]),
    [attempt.files, phonePhotos.files],
  )
  const { handIn, handInNow, pending } = useHandIn(attempt, {
    unanswered: questions.filter((q) => !isGiven(answers.get(q.questionId))).length,
    ...{ unsent, failed },
    underWay: phonePhotos.underWay,
    sent: (mostMs) => Promise.all([sender.settled(mostMs), phonePhotos.settled(mostMs)]),
    flush,
    onDone(result) {
      end()
      if (result.endedBy === 'learner') sender.clear()
      onHandedIn(result, isElsewhere.current)
    },
  })
  const list = useRef<HTMLOListElement>(null)
  const { left, paused, withheld, isUp } = useClock(attempt, {
    place: () => current,
    // The answers of this device arrive before the result replaces them.
    ended() {
      isElsewhere.current = true
      void handInNow()
    },
    told: setTime,
    answered(revision) {
      if (revision > highest()) onNewer()
    },
    away: (seconds) => toast.info(k.away(format.number(seconds))),
  })
  useEffect(() => {
    if (isUp) void handInNow()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the end
  }, [isUp])
  useEffect(() => {
    // Answers that were given as the pause began wait on the device.
    if (!paused) void flush()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the end of a pause
  }, [paused])

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
  async function goTo(index: number) {
    if (shutsBack && index < furthest) return
    // The server would refuse what arrives for this question after the next one was answered.
    const leaves = shutsBack && index > current
    const waiting = leaves ? unsent + (await phonePhotos.underWay()) : 0
    if (
      waiting > 0 &&
      !(await confirmDialog({
        ...{ title: f.leaveTitle, text: f.leaveText(format.number(waiting)) },
        ...{ confirm: f.leaveNow, cancel: f.stay, danger: true },
      }))
    ) {
      return
    }
    setFurthest(Math.max(furthest, index))
    setCurrent(index)
    // Runs after the phone's layout has rendered the question.
    requestAnimationFrame(() => {
      const legend = list.current?.children[index]?.querySelector<HTMLElement>('[data-title]')
      legend?.focus({ preventScroll: true })
      legend?.closest('li')?.scrollIntoView({ block: 'start' })
    })
  }
  return (
    <section className={css.taking} data-taking data-paging={paging}>
      <TakingBar
        attempt={attempt}
        left={left}
        paused={paused}
        withheld={withheld}
        isUp={isUp}
        isWaiting={[...states.values()].includes('kept')}
        current={current}
        entries={questions.map((q, index) => ({
          id: q.questionId,
          answered: isGiven(answers.get(q.questionId)),
          waiting: states.get(q.questionId) === 'kept',
          flagged: flags.has(q.questionId),
          shut: shutsBack && index < furthest,
        }))}
        onChoose={(index) => void goTo(index)}
      />
      <GivenFilesContext value={known}>
        <ol ref={list} className={css.questions} inert={paused || isUp}>
          {questions.map((question, index) => (
            <li
              key={question.questionId}
              className={cx(css.question, index === current && css.current)}
            >
              <SectionHead attempt={attempt} index={index} />
              <Question
                question={question}
                number={index + 1}
                answer={answers.get(question.questionId)}
                state={states.get(question.questionId)}
                flagged={flags.has(question.questionId)}
                filesOf={filesOf}
                onAnswer={(answer, rest) => give(question.questionId, answer, rest)}
                onClear={() => {
                  sender.clear(question.questionId)
                  give(question.questionId, emptyAnswer(question.question.type))
                }}
                onFlag={() => toggle(question.questionId)}
              />
            </li>
          ))}
        </ol>
      </GivenFilesContext>
      {phone && (
        <Suspense>
          <PhoneDialog
            place={{
              ...{ attemptId: attempt.attemptId, ...phone },
              number: questions.findIndex((q) => q.questionId === phone.questionId) + 1,
            }}
            received={phonePhotos.received}
            arriving={phonePhotos.arriving}
            look={phonePhotos.look}
            onClose={() => setPhone(undefined)}
          />
        </Suspense>
      )}
      <div className={css.foot}>
        <span className={css.step}>
          <Button
            icon="chevron-left"
            disabled={current === 0 || shutsBack}
            onClick={() => void goTo(current - 1)}
          >
            {t.previous}
          </Button>
          <Button
            disabled={current === questions.length - 1}
            onClick={() => void goTo(current + 1)}
          >
            {t.next}
            <Icon name="chevron-right" />
          </Button>
        </span>
        <Button
          variant="primary"
          size="large"
          pending={pending}
          disabled={paused}
          onClick={() => void handIn()}
        >
          {t.handIn}
        </Button>
      </div>
    </section>
  )
}
