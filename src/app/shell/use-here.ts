import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { usePagePath } from '#src/web/root-data.ts'

const never = () => () => {}

/** Where a sign-in leads back to; nothing for home, and what was wanted before on the sign-in pages. */
export function useHere(): string | undefined {
  const path = usePagePath()
  const { pathname, search } = useLocation()
  // A visitor's page is rendered once for all queries it does not read: only the browser knows them.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (path === '/') return undefined
  if (path.startsWith('/auth/')) {
    return (inBrowser && new URLSearchParams(search).get('redirect')) || undefined
  }
  return inBrowser ? pathname + search : pathname
}
