import { useEffect, useRef } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { ApiError, noAnswer } from '#src/web/api-error.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { preloadConfirm } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Attempt, quizApi } from '../contract.ts'
import { isWithheldError, quizErrors } from '../errors.ts'
import { filesText } from './files/files-text.ts'
import { quizText } from './text.ts'

/** Milliseconds after which a hand-in at the end of the time is repeated without a network. */
const againMs = 3000
/** Milliseconds for which a hand-in waits for files on their way: three photographs on a slow line. */
const filesMs = 180_000

/** Hands in after a confirmation, or by itself at the end of the time, once every answer is saved. Safe to repeat at any point. */
export function useHandIn(
  { attemptId }: Attempt,
  given: {
    unanswered: number
    /** Photographs, files and recordings on their way, and those that could not be sent. */
    unsent: number
    failed: number
    /** Counts the photographs that a phone is sending. */
    underWay: () => Promise<number>
    /** Waits for all of them, at most so long. */
    sent: (mostMs: number) => Promise<unknown>
    flush: () => Promise<boolean>
    onDone: (result: Attempt) => void
  },
) {
  const t = useText(quizText)
  const f = useText(filesText)
  const format = useFormat()
  const locale = useLocale()
  const { run, pending } = useAct()
  const isEnding = useRef(false)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  useEffect(preloadConfirm, [])
  useEffect(() => () => clearTimeout(again.current), [])

  async function send() {
    if (!(await latest.current.flush())) throw noAnswer()
    // At the end of time what has not arrived yet waits for the teacher with a late answer.
    await latest.current.sent(filesMs)
    if (await latest.current.flush()) return api(quizApi.handIn, { attemptId }, { quiet: true })
    throw noAnswer()
  }
  const isAsking = useRef(false)
  async function handIn() {
    if (isAsking.current) return
    isAsking.current = true
    const unsent = given.unsent + (await given.underWay())
    await run(send, {
      ask: {
        title: t.handInTitle,
        text: [
          given.failed > 0 && f.failed(format.number(given.failed)),
          unsent > 0 && f.unsent(format.number(unsent)),
          given.unanswered === 0 ? t.handInAll : t.handInSome(format.number(given.unanswered)),
        ]
          .filter(Boolean)
          .join(locale === 'zh-CN' ? '' : ' '),
        confirm: t.handInNow,
        cancel: t.goOn,
      },
      done: given.onDone,
      refresh: false,
      failed(words, error) {
        const refused = error instanceof ApiError && error.code > 0
        const isKnown =
          refused && (error.id === quizErrors.tooEarly.id || isWithheldError(error.id))
        toast.error(isKnown ? words : refused ? t.submitFailed : t.submitFailedText, 6000)
      },
    })
    isAsking.current = false
  }
  /** The time is up: it repeats until the server has it, and asks nothing. */
  async function handInNow() {
    if (isEnding.current) return
    isEnding.current = true
    const isDone = await run(send, {
      done: (result) => latest.current.onDone(result),
      refresh: false,
      failed() {},
    })
    isEnding.current = false
    if (!isDone) again.current = setTimeout(() => void handInNow(), againMs)
  }
  return { handIn, handInNow, pending }
}
