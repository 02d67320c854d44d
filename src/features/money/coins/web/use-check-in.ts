import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { coinApi } from '../contract.ts'
import { coinText } from './text.ts'

/** Checks in and says how it went; `onDone` shows it. @param refresh whether the page shows coins too. */
export function useCheckIn(
  refresh: boolean,
  onDone?: (done: AnswerOf<typeof coinApi.checkIn>) => void,
) {
  const t = useText(coinText)
  const format = useFormat()
  const { act, pending } = useAct()
  const checkIn = () =>
    act(
      coinApi.checkIn,
      {},
      {
        refresh,
        done(done) {
          if (done.isNew) toast.success(t.checkInDone(format.number(done.coins)))
          else toast.info(t.checkInAgain)
          onDone?.(done)
        },
        // The specification (section 8) has one sentence for it.
        failed: () => toast.error(t.checkInFailed),
      },
    )
  return { checkIn, pending }
}
