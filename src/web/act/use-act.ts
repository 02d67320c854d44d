import { useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { type ConfirmQuestion, confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { failureWords, type Verb } from './failure.ts'

export interface ActOptions<A> {
  /** Asks first; a no ends it. */
  ask?: ConfirmQuestion | undefined
  /** Said when it is done. */
  said?: string | ((answer: A) => string) | undefined
  /** What follows, before the page shows what is now so. */
  done?: (answer: A) => unknown
  /** False where nothing the page shows has changed. */
  refresh?: boolean
  /** Which of the specification's sentences says that it failed (default 'operate'). */
  verb?: Verb
  /** Words of its own for failing. */
  words?: string
  /** Where they are shown, instead of a toast. */
  failed?: (words: string, error: unknown) => void
}

/**
 * `const { act, pending } = useAct()`, then `act(courseApi.join, { courseId, fee }, { said: t.joined })`.
 * An act shows that it runs, says once how it went, and refreshes what the page shows, after a refusal
 * too: the page was out of date. It never throws. @returns whether it was done.
 */
export function useAct() {
  const locale = useLocale()
  const refresh = useRefresh()
  const [running, setRunning] = useState(0)

  /** Work of more than one call: an upload and what follows from it. */
  async function run<A>(work: () => Promise<A>, options: ActOptions<A> = {}): Promise<boolean> {
    const { ask, said, done, failed, verb, words: own } = options
    if (ask && !(await confirmDialog(ask))) return false
    setRunning((count) => count + 1)
    try {
      const answer = await work()
      await done?.(answer)
      if (said) toast.success(typeof said === 'string' ? said : said(answer))
      return true
    } catch (error) {
      const words = failureWords(error, locale, { verb, words: own })
      if (failed) failed(words, error)
      else toast.error(words)
      return false
    } finally {
      if (options.refresh !== false) await refresh()
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
