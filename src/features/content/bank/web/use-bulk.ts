import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { type Verb } from '#src/web/act/failure.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { bankApi } from '../contract.ts'
import { bankText } from './bank-text.ts'

/** Long enough to read what was done, and to take it back. */
export const undoMs = 10_000

interface BulkOptions<A> {
  said: (answer: A) => string
  ask?: ConfirmQuestion
  verb?: Verb
  done?: () => unknown
}

/** Acts on questions; the message of success takes the act back. */
export function useBulk() {
  const t = useText(bankText)
  const { act, pending } = useAct()

  const undo = (undoId: number) => act(bankApi.undo, { undoId }, { said: t.undone })

  const bulk = <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { said, done, ...options }: BulkOptions<AnswerOf<E>>,
  ) =>
    act(endpoint, input, {
      ...options,
      done(answer) {
        const { undoId = null } = answer as { undoId?: number | null }
        const back =
          undoId === null ? undefined : { label: t.undo, onOpen: () => void undo(undoId) }
        toast.success(said(answer), undoMs, back)
        return done?.()
      },
    })

  return { bulk, pending }
}
