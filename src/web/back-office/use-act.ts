import { useRevalidator } from 'react-router'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { api } from '../api.ts'
import { type ConfirmQuestion, useConfirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toast-store.ts'

/** An act on what a page shows: said when done, and the page shows what is now so. */
export function useAct() {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  return {
    /** After a form of its own did the act. */
    async done(words: string) {
      toast.success(words)
      await revalidate()
    },
    /** Asks first. A refusal has said why; the page is read anew, since it was out of date. */
    async asked<E extends Endpoint>(
      question: ConfirmQuestion,
      endpoint: E,
      input: InputOf<E>,
      words: (answer: AnswerOf<E>) => string,
    ) {
      if (!(await confirm(question))) return
      try {
        toast.success(words(await api(endpoint, input)))
      } catch {
        // Shown by the client.
      }
      await revalidate()
    },
  }
}
