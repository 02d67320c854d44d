import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { coinApi } from '../contract.ts'
import { coinText } from './text.ts'

type Done = AnswerOf<typeof coinApi.checkIn>

/** Checks in and says how it went; `onDone` shows it. */
export function useCheckIn(onDone: (done: Done) => void) {
  const t = useText(coinText)
  const format = useFormat()
  const [pending, setPending] = useState(false)
  const checkIn = async () => {
    setPending(true)
    try {
      const done = await api(coinApi.checkIn, {}, { quiet: true })
      if (done.isNew) toast.success(t.checkInDone(format.number(done.coins)))
      else toast.info(t.checkInAgain)
      onDone(done)
    } catch {
      toast.error(t.checkInFailed)
    } finally {
      setPending(false)
    }
  }
  return { checkIn, pending }
}
