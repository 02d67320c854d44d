import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { ApiError } from '#src/web/api-error.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Attempt, type QuizFacts, quizApi } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import { quizTopic } from '../topic.ts'
import type { Lesson } from './quiz-result.tsx'
import { QuizStart } from './quiz-start.tsx'
import { useQuizParts } from './use-quiz-parts.ts'
import { takingText } from './taking-text.ts'
import { quizText } from './text.ts'

/** Refusals that are shown beside the password. */
const passwordErrors: readonly string[] = [
  ...[quizErrors.needsPassword.id, quizErrors.wrongPassword.id],
  ...[quizErrors.waitForPassword.id, quizErrors.passwordSpent.id],
]

/**
 * A quiz from its start page to its result. The parent passes how an attempt begins, because it knows
 * the quiz's place and the viewer's rights.
 */
export function Quiz({
  title,
  facts,
  hasDeadline = false,
  first,
  lessons = [],
  practice,
  start,
  redo,
  onResult,
}: {
  title: string
  facts: QuizFacts
  /** The page names the deadline of homework. */
  hasDeadline?: boolean
  /** The attempt that the page loaded with: open, or the last result. */
  first: Attempt | null
  /** The lessons to look at again after a failed attempt. */
  lessons?: readonly Lesson[]
  /** The address of practice with the questions of the course. */
  practice: string
  start: (password: string | undefined) => Promise<Attempt>
  redo: (attemptId: number, password: string | undefined) => Promise<Attempt>
  /** Called after an attempt was handed in. */
  onResult: (attempt: Attempt) => void
}) {
  const t = useText(quizText)
  const k = useText(takingText)
  const { act, run, pending: loading } = useAct()
  const refresh = useRefresh()
  const [attempt, setAttempt] = useState(first)
  const [failed, setFailed] = useState(false)
  /** The result that a further attempt follows, once its password is asked for. */
  const [redone, setRedone] = useState<number>()
  const [wrongPassword, setWrongPassword] = useState<string>()
  // The last action: it decides where the focus moves and which result is announced.
  const moved = useRef(false)
  const top = useRef<HTMLDivElement>(null)
  const parts = useQuizParts()

  const show = (next: Attempt) => {
    moved.current = true
    setRedone(undefined)
    setWrongPassword(undefined)
    setAttempt(next)
  }
  useEffect(() => {
    if (!moved.current || !attempt || !parts) return
    moved.current = false
    const heading = top.current?.querySelector<HTMLElement>('[data-quiz-title]')
    heading?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [attempt, parts])

  const load = (call: () => Promise<Attempt>, former?: number, ask?: ConfirmQuestion) =>
    run(call, {
      ask,
      refresh: false,
      done: show,
      failed(words, error) {
        if (!(error instanceof ApiError) || error.code <= 0 || error.id === undefined) {
          return setFailed(true)
        }
        if (!passwordErrors.includes(error.id)) return toast.error(words)
        setRedone(former)
        setWrongPassword(error.id === quizErrors.needsPassword.id ? undefined : words)
      },
    })
  const begin = (password?: string) => {
    setFailed(false)
    return redone === undefined
      ? load(() => start(password))
      : load(() => redo(redone, password), redone)
  }
  const again = ({ attemptId, keepsAnswers }: Attempt) =>
    facts.hasPassword
      ? setRedone(attemptId)
      : void load(() => redo(attemptId, undefined), attemptId, {
          ...(keepsAnswers
            ? { title: t.reviseTitle, text: t.reviseText, confirm: t.reviseNow }
            : { title: t.redoTitle, text: t.redoText, confirm: t.redoNow }),
          cancel: t.cancel,
        })
  const see = (attemptId: number) =>
    act(
      quizApi.getAttempt,
      { attemptId },
      { refresh: false, done: show, failed: () => setFailed(true) },
    )
  /** Reloads after answers changed, or the attempt was handed in, elsewhere. */
  const renew = ({ attemptId }: Attempt, failed: () => void) =>
    act(
      quizApi.getAttempt,
      { attemptId },
      {
        refresh: false,
        done(latest) {
          if (latest.status === 'handedIn') return done(latest, true)
          toast.info(t.replaced)
          setAttempt(latest)
        },
        failed,
      },
    )
  /** The server said that something has changed: a result may show more now, and a start page other dates. */
  const lookAgain = async () => {
    // An open attempt asks for its time by itself.
    if (attempt?.status === 'open') return
    const given = { attemptId: attempt?.attemptId ?? 0 }
    const latest =
      attempt && (await quietly(api(quizApi.getAttempt, given, { quiet: true, background: true })))
    if (latest) setAttempt((now) => (now?.attemptId === latest.attemptId ? latest : now))
    await refresh()
  }
  useStale(quizTopic(facts.quizId), () => void lookAgain())
  function done(result: Attempt, elsewhere: boolean) {
    if (result.endedBy === 'time') toast.info(k.endedByTime)
    else if (result.endedBy === 'teacher') toast.info(k.endedByTeacher)
    else if (elsewhere) toast.info(t.handedInElsewhere)
    show(result)
    onResult(result)
  }

  return (
    <div ref={top}>
      {failed ? (
        <EmptyState
          picture="error"
          title={t.loadFailed}
          text={t.loadFailedText}
          action={<Button onClick={() => void begin()}>{t.retry}</Button>}
        />
      ) : !attempt || redone !== undefined ? (
        <QuizStart
          title={title}
          facts={facts}
          hasDeadline={hasDeadline}
          isRedo={redone !== undefined}
          loading={loading}
          wrongPassword={wrongPassword}
          onStart={(password) => void begin(password)}
        />
      ) : !parts ? (
        <SkeletonText lines={6} />
      ) : attempt.status === 'open' ? (
        <parts.QuizTaking
          key={attempt.attemptId}
          attempt={attempt}
          onHandedIn={done}
          onOutdated={() => void renew(attempt, () => setFailed(true))}
          // The next sign asks again.
          onNewer={() => void renew(attempt, () => {})}
        />
      ) : (
        <parts.QuizResult
          key={attempt.attemptId}
          attempt={attempt}
          loading={loading}
          lessons={lessons}
          practice={practice}
          onRedo={() => again(attempt)}
          onSee={(attemptId) => void see(attemptId)}
        />
      )}
    </div>
  )
}

/** Share of all points, 0 to 1. */
export const shareOf = ({ score, maxScore }: Attempt) =>
  maxScore === 0 ? 0 : (score ?? 0) / maxScore
