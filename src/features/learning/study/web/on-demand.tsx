import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '#src/web/use-hydrated.ts'

/** Parts that load after the first paint, which has the fallback in their place on both sides. */
export function OnDemand({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
