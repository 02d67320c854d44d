import { useContext, useSyncExternalStore } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { createStore } from './ui/store.ts'

/** Specification, section 9. */
export const prefetchLimit = 5

const queue = createStore<readonly string[]>([])
const none: readonly string[] = []

/** Loads a page's code ahead. A sixth page pushes the oldest out if it was pointed at. */
export function prefetch(page: string, pointedAt: boolean): void {
  const pages = queue.get()
  if (pages.includes(page)) return
  if (pages.length < prefetchLimit) queue.set([...pages, page])
  else if (pointedAt) queue.set([...pages.slice(1), page])
}

/** A new page has its own links to look ahead to. */
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
 * Code and styles only. What a person reads may not be stored by the browser, so data that came
 * ahead would be asked for a second time (React Router's own `PrefetchPageLinks` does that).
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
