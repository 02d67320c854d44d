import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { RefreshContext } from './refresh.ts'

/** Makes forms and acts run the page's loaders again, on pages with the router. */
export function RouterRefresh({ children }: { children: ReactNode }) {
  return <RefreshContext value={useRevalidator().revalidate}>{children}</RefreshContext>
}
