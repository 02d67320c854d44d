import { useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { ApiError, clientIds } from '#src/web/api-error.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { type ConfirmQuestion, confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { failureWords, type Verb } from './failure.ts'

interface ActOptions<A> {
  /** Asks for confirmation first; without it nothing is sent. */
  ask?: ConfirmQuestion | undefined
  /** The text of the success toast. */
  said?: string | ((answer: A) => string) | undefined
  /** Runs after success and before the refresh. */
  done?: (answer: A) => unknown
  /** False skips the refresh, for an act that changes nothing on the page. */
  refresh?: boolean
  /** Selects the specification's failure sentence (default 'operate'). */
  verb?: Verb
  /** Replaces that sentence. */
  words?: string
  /** Shows the failure instead of a toast. */
  failed?: (words: string, error: unknown) => void
}

/**
 * `const { act, pending } = useAct()`, then `act(courseApi.join, { courseId, fee }, { said: t.joined })`.
 * An act shows that it is pending, reports its result once, and refreshes the page, after a refusal
 * too, because the page was out of date. Without a network the page stays as it is, because a refresh
 * would replace it by an error. It never throws. @returns whether it succeeded.
 */
export function useAct() {
  const locale = useLocale()
  const refresh = useRefresh()
  const [running, setRunning] = useState(0)

  /** Runs work of several calls, such as an upload and the call that uses the file. */
  async function run<A>(work: () => Promise<A>, options: ActOptions<A> = {}): Promise<boolean> {
    const { ask, said, done, failed, verb, words: own } = options
    if (ask && !(await confirmDialog(ask))) return false
    setRunning((count) => count + 1)
    let isOffline = false
    try {
      const answer = await work()
      await done?.(answer)
      if (said) toast.success(typeof said === 'string' ? said : said(answer))
      return true
    } catch (error) {
      isOffline = error instanceof ApiError && error.id === clientIds.offline
      const words = failureWords(error, locale, { verb, words: own })
      if (failed) failed(words, error)
      else toast.error(words)
      return false
    } finally {
      if (options.refresh !== false && !isOffline) await refresh()
      setRunning((count) => count - 1)
    }
  }

  const act = <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: ActOptions<AnswerOf<E>>,
  ) => run(() => api(endpoint, input, { quiet: true }), options)

  return { act, run, pending: running > 0 }
}
