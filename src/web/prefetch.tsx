import { useContext, useSyncExternalStore } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { createStore } from './ui/store.ts'
import { prefetchLimit } from '#src/shared/limits.ts'

const queue = createStore<readonly string[]>([])
const none: readonly string[] = []

/** Loads a page's code ahead. Past the limit, a page that was pointed at replaces the oldest. */
export function prefetch(page: string, pointedAt: boolean): void {
  const pages = queue.get()
  if (pages.includes(page)) return
  if (pages.length < prefetchLimit) queue.set([...pages, page])
  else if (pointedAt) queue.set([...pages.slice(1), page])
}

/** Empties the queue, because a new page has its own links. */
export const forgetPrefetched = () => queue.set(none)

export function Prefetches() {
  const pages = useSyncExternalStore(
    (tell) => queue.watch(tell),
    () => queue.get(),
    () => none,
  )
  return pages.map((page) => <PrefetchedCode key={page} page={page} />)
}

/**
 * Loads code and styles only. A browser may not store a person's data, so data loaded ahead would be
 * requested a second time, as it is by React Router's own `PrefetchPageLinks`.
 */
function PrefetchedCode({ page }: { page: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const pathname = page.replace(/[?#].*$/, '')
  if (!router || !manifest) return null
  const filesOf = (routes: readonly { route: { id?: string } }[] | null) =>
    (routes ?? []).flatMap(({ route }) => {
      const { module, imports = [], css = [] } = manifest.routes[route.id!]!
      return [module, ...imports, ...css]
    })
  const there = new Set(filesOf(router.state.matches))
  const ahead = new Set(filesOf(matchRoutes(router.routes, pathname)))
  const missing = [...ahead].filter((href) => !there.has(href))
  return missing.map((href) =>
    href.endsWith('.js') ? (
      <link key={href} rel="modulepreload" href={href} />
    ) : (
      <link key={href} rel="prefetch" as="style" href={href} />
    ),
  )
}
