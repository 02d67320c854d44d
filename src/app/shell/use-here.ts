import { homePath, isSignInArea } from '#src/shared/page-path.ts'
import { useAddress, useQueryValue } from '#src/web/address.ts'
import { usePagePath } from '#src/web/root-data.ts'

/** The address that a sign-in returns to: none for home, and the given `redirect` on sign-in pages. */
export function useHere(): string | undefined {
  const path = usePagePath()
  const { pathname, search } = useAddress()
  const redirect = useQueryValue('redirect')
  if (path === homePath) return undefined
  if (isSignInArea(path)) return redirect
  return pathname + search
}
