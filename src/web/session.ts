import { endpointUrl } from '#src/shared/endpoint.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { useEffect } from 'react'
import { withLocale } from '#src/shared/locale.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { beginSignOut, client, goToLogin, pageLocale } from './api.ts'
import { textOf } from './i18n.tsx'
import type { RootData } from '#src/shared/page.ts'
import { endedKey, keepSession, leaveSignIn } from './live/keep-session.ts'
import { shellText } from './text.ts'
import { browserTokens } from './token-store.ts'
import { progress } from './ui/progress-store.ts'
import { toast } from './ui/toast-store.ts'

export { useViewer } from './root-data.ts'

/** Stores a sign-in and opens the requested page, as an external navigation (specification, section 2). */
export function signedIn(record: TokenRecord): void {
  browserTokens.write(record)
  leaveSignIn()
}

/** Deletes the session here, ends it on the server, and opens the home page, under the page's progress bar. */
export async function signOut(): Promise<void> {
  const record = browserTokens.read()
  beginSignOut()
  browserTokens.clear()
  progress.start()
  try {
    await fetch(endpointUrl(sessionApi.end), {
      method: sessionApi.end.method,
      headers: client.withToken({ 'content-type': 'application/json' }, record?.access_token),
      body: '{}',
      keepalive: true,
    })
  } finally {
    window.location.assign(home())
  }
}

/** Handles a session that the server ended while the page was open: the sign-in page says why. */
export function sessionEnded(): void {
  // The person is signing out here, and the server reports that too.
  if (!browserTokens.read()) return
  browserTokens.clear()
  goToLogin()
}

function showSessionEnded(): void {
  if (sessionStorage.getItem(endedKey) === null) return
  sessionStorage.removeItem(endedKey)
  toast.error(textOf(shellText, pageLocale()).loginExpired)
}

const home = () => withLocale(pageLocale(), '/')

/** Keeps the page consistent with the stored session (`live/keep-session.ts`). */
export function useSessionKeeper({ viewer }: RootData): void {
  const personId = viewer?.id
  useEffect(() => {
    if (personId === undefined) showSessionEnded()
    return keepSession({ signedIn: personId !== undefined, client: async () => client })
  }, [personId])
}
