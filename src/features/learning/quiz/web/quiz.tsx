import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Attempt, quizApi } from '../contract.ts'
import type { Lesson } from './quiz-result.tsx'
import { type QuizFacts, QuizStart } from './quiz-start.tsx'
import { useQuizParts } from './use-quiz-parts.ts'
import { quizText } from './text.ts'

/**
 * A quiz from its start page to its result. The parent passes how an attempt begins, because it knows
 * the quiz's place and the viewer's rights.
 */
export function Quiz({
  facts,
  first,
  lessons = [],
  start,
  redo,
  onResult,
}: {
  facts: QuizFacts
  /** The attempt that the page loaded with: open, or the last result. */
  first: Attempt | null
  /** The lessons to look at again after a failed attempt. */
  lessons?: readonly Lesson[]
  start: () => Promise<Attempt>
  redo: (attemptId: number) => Promise<Attempt>
  /** Called after an attempt was handed in. */
  onResult: (attempt: Attempt) => void
}) {
  const t = useText(quizText)
  const { act, run, pending: loading } = useAct()
  const [attempt, setAttempt] = useState(first)
  // Counts on from the loaded page, so that an attempt being redone keeps its score in the best score.
  const [best, setBest] = useState(facts.bestShare ?? 0)
  const [failed, setFailed] = useState(false)
  // The last action: it decides where the focus moves and which result is announced.
  const moved = useRef(false)
  const top = useRef<HTMLDivElement>(null)
  const parts = useQuizParts()

  const show = (next: Attempt) => {
    moved.current = true
    setAttempt(next)
  }
  useEffect(() => {
    if (!moved.current || !attempt || !parts) return
    moved.current = false
    const heading = top.current?.querySelector<HTMLElement>('[data-quiz-title]')
    heading?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [attempt, parts])

  const load = (call: () => Promise<Attempt>, ask?: ConfirmQuestion) =>
    run(call, { ask, refresh: false, done: show, failed: () => setFailed(true) })
  const begin = () => {
    setFailed(false)
    return load(start)
  }

  const again = ({ attemptId }: Attempt) =>
    load(() => redo(attemptId), {
      ...{ title: t.redoTitle, text: t.redoText, confirm: t.redoNow },
      ...{ cancel: t.cancel, danger: true },
    })
  /** Reloads after answers changed, or the attempt was handed in, elsewhere. */
  const renew = ({ attemptId }: Attempt) =>
    act(
      quizApi.getAttempt,
      { attemptId },
      {
        refresh: false,
        done(latest) {
          toast.info(latest.can.answer.may ? t.replaced : t.handedInElsewhere)
          if (latest.can.answer.may) setAttempt(latest)
          else done(latest)
        },
        failed: () => setFailed(true),
      },
    )
  function done(result: Attempt) {
    show(result)
    setBest(Math.max(best, shareOf(result)))
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
      ) : !attempt ? (
        <QuizStart facts={facts} loading={loading} onStart={() => void begin()} />
      ) : !parts ? (
        <SkeletonText lines={6} />
      ) : attempt.can.answer.may ? (
        <parts.QuizTaking
          key={attempt.attemptId}
          attempt={attempt}
          onHandedIn={done}
          onOutdated={() => void renew(attempt)}
        />
      ) : (
        <parts.QuizResult
          key={attempt.attemptId}
          attempt={attempt}
          best={Math.max(best, shareOf(attempt))}
          loading={loading}
          lessons={lessons}
          onRedo={() => void again(attempt)}
        />
      )}
    </div>
  )
}

/** Share of all points, 0 to 1. */
export const shareOf = ({ score, maxScore }: Attempt) =>
  maxScore === 0 ? 0 : (score ?? 0) / maxScore
