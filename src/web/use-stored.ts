import { useSyncExternalStore } from 'react'
import { keepText, readText } from '#src/web/stored.ts'

const watchers = new Set<() => void>()
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

/** Values set on this page. Storage may be full or forbidden; a value then lasts as long as the page. */
const unstored = new Map<string, string>()

/** A setting of this device, by its whole key. The server and the first paint show the fallback. */
export function useStored<T extends string>(
  key: string,
  fallback: T,
  values: readonly T[],
): [value: T, set: (value: T) => void] {
  const read = () => {
    const kept = (unstored.get(key) ?? readText('local', key)) as T | undefined
    return kept !== undefined && values.includes(kept) ? kept : fallback
  }
  const value = useSyncExternalStore(watch, read, () => fallback)
  const set = (next: T) => {
    unstored.set(key, next)
    keepText('local', key, next)
    for (const tell of watchers) tell()
  }
  return [value, set]
}

const yesNo = ['yes', 'no'] as const

export function useSwitch(key: string, fallback: boolean): [boolean, (on: boolean) => void] {
  const [value, set] = useStored(key, fallback ? 'yes' : 'no', yesNo)
  return [value === 'yes', (on) => set(on ? 'yes' : 'no')]
}

/** Whether a media query matches. False on the server and at the first paint. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
