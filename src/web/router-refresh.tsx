import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { RefreshContext } from './refresh.ts'

/** In a page with the router, forms and acts read its loaders again. */
export function RouterRefresh({ children }: { children: ReactNode }) {
  return <RefreshContext value={useRevalidator().revalidate}>{children}</RefreshContext>
}
