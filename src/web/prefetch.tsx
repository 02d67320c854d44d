import { useSyncExternalStore } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { createStore } from './ui/store.ts'

/** Specification, section 9. */
export const prefetchLimit = 5

const queue = createStore<readonly string[]>([])
const none: readonly string[] = []

/** Loads a page's code and data ahead. A sixth page pushes the oldest out if it was pointed at. */
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
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
