import { useCallback, useEffect, useRef, useState } from 'react'
import { later, whileOpen } from '#src/web/act/later.ts'
import { isPassing } from '#src/web/act/is-passing.ts'
import { api, ApiError } from '#src/web/api.ts'
import { kinds } from '#src/shared/errors.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { type Attempt, quizApi } from '../contract.ts'
import { isWithheldError, quizErrors } from '../errors.ts'
import {
  type AnswerQueue,
  createAnswerQueue,
  type Failure,
  newerThan,
  type SaveState,
} from './answer-queue.ts'
import { answerStore } from './answer-store.ts'

/** Delay after the last keystroke before a text is sent; it is stored on the device at once. */
const typingMs = 700

/** The answers of an open attempt: shown at once, stored on this device, sent when the network allows. */
export function useAnswers(
  attempt: Attempt,
  on: {
    outdated: () => void
    refused: (questionId: number, why: 'refused' | 'tooLarge') => void
    late: (why: 'afterEnd' | 'behind') => void
  },
) {
  const [answers, showAnswers] = useState(() => givenAnswers(attempt))
  /** The answers of this moment, for what a phone sends between two renderings. */
  const newest = useRef(answers)
  const setAnswers = useCallback((next: ReadonlyMap<number, QuestionAnswer>) => {
    newest.current = next
    showAnswers(next)
  }, [])
  const [states, setStates] = useState<ReadonlyMap<number, SaveState>>(new Map())
  const queue = useRef<AnswerQueue>(undefined)
  /** The server's clock less `performance.now()`, milliseconds. */
  const ahead = useRef(0)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })
  // Sending continues after the quiz closes, but nothing shows the outcome then.
  useEffect(() => () => void (handlers.current = { outdated() {}, refused() {}, late() {} }), [])

  useEffect(() => {
    const { attemptId } = attempt
    const store = answerStore(attemptId)
    const known = new Map(attempt.questions.map((q) => [q.questionId, q.revision]))
    const left = newerThan(store, known)
    // Local storage is readable only in the browser.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnswers(
      new Map([...givenAnswers(attempt), ...[...left].map(([id, k]) => [id, k.answer] as const)]),
    )
    ahead.current = attempt.now - performance.now()
    const made = createAnswerQueue(known, {
      store,
      async send(questionId, { answer, revision }) {
        const given = { attemptId, questionId, answer, revision }
        const saved = await api(quizApi.saveAnswer, given, quiet)
        if (saved.late) handlers.current.late(saved.late)
        return saved.revision
      },
      judge,
      changed: (questionId, state) =>
        setStates((before) => new Map(before).set(questionId, state ?? 'saved')),
      outdated: () => handlers.current.outdated(),
      refused: (questionId, why) => handlers.current.refused(questionId, why),
      // Of two devices the later answer counts, though the clock of one may be hours wrong.
      now: () => Math.round(ahead.current + performance.now()),
      later,
    })
    queue.current = made
    if (left.size > 0) void made.wake()
    const stopWatching = whileOpen({
      wake: () => void made.wake(),
      leave: () => void made.flush(),
    })
    return () => {
      stopWatching()
      clearTimeout(typing.current)
      // The last typed text is being sent, or stays on the device.
      void made.flush()
      queue.current = undefined
    }
  }, [attempt, setAnswers])

  return {
    answers,
    states,
    /** `rest`: the text is still being typed, so send it after a pause. */
    give(questionId: number, answer: QuestionAnswer, rest = false) {
      setAnswers(new Map(newest.current).set(questionId, answer))
      clearTimeout(typing.current)
      queue.current?.answer(questionId, answer, { send: !rest })
      if (rest) typing.current = setTimeout(() => void queue.current?.flush(), typingMs)
    },
    latest: () => newest.current,
    /** The highest revision that this page knows. */
    highest: () => queue.current?.highest() ?? 0,
    /** @returns whether the server has every answer. */
    flush: async () => (await queue.current?.wake()) ?? false,
    /**
     * The attempt says when it was read, but on a slow device or line this part of the page runs seconds later, and its
     * answers would seem older than those of another device: the server's clock is told again, and the later sign counts.
     */
    setTime(now: number) {
      ahead.current = Math.max(ahead.current, now - performance.now())
    },
    /** After hand-in: clears the answers from this device. */
    end: () => queue.current?.end(),
  }
}

const quiet = { quiet: true, background: true } as const

const givenAnswers = (attempt: Attempt): ReadonlyMap<number, QuestionAnswer> =>
  new Map(attempt.questions.flatMap((q) => (q.answer ? [[q.questionId, q.answer] as const] : [])))

/** True for an answer that is not empty. */
export const isGiven = (answer: QuestionAnswer | undefined | null): boolean => !isEmpty(answer)

function judge(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.id === quizErrors.handedIn.id || error.id === quizErrors.attemptNotFound.id) {
    return 'handedIn'
  }
  if (error.code === kinds.tooLarge.code) return 'tooLarge'
  // The attempt goes on later: the teacher resumes the quiz, or the student comes back to the class.
  if (error.id === quizErrors.paused.id || isWithheldError(error.id)) return 'retry'
  return isPassing(error) ? 'retry' : 'refused'
}
