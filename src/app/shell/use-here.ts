import { homePath, isSignInArea } from '#src/shared/page-path.ts'
import { useAddress } from '#src/web/address.ts'
import { usePagePath } from '#src/web/root-data.ts'

/** Where a sign-in leads back to; nothing for home, and what was wanted before on the sign-in pages. */
export function useHere(): string | undefined {
  const path = usePagePath()
  const { pathname, search } = useAddress()
  if (path === homePath) return undefined
  if (isSignInArea(path)) return new URLSearchParams(search).get('redirect') ?? undefined
  return pathname + search
}
