import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { privacyApi } from '../contract.ts'
import { personalDataText } from './personal-data-text.ts'

/** Takes a deletion back, and shows the page as it is then. */
export function useKeepAccount() {
  const t = useText(personalDataText)
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const keep = async () => {
    setPending(true)
    try {
      await api(privacyApi.cancelDeletion, {})
      toast.success(t.kept)
    } catch {
      // The client has said why; taken back in another window, say.
    } finally {
      await revalidate()
      setPending(false)
    }
  }
  return { keep, pending }
}
