/** Creates a value outside React that components can watch: `useSyncExternalStore(s.watch, s.get, s.get)`. */
export function createStore<T>(initial: T) {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const tell of watchers) tell()
    },
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}
