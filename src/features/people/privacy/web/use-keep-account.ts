import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { privacyApi } from '../contract.ts'
import { personalDataText } from './personal-data-text.ts'

/** Takes a deletion back, and shows the page as it is then. */
export function useKeepAccount() {
  const t = useText(personalDataText)
  const { act, pending } = useAct()
  return { keep: () => act(privacyApi.cancelDeletion, {}, { said: t.kept }), pending }
}
