/** What this browser keeps; silent where it forbids storage or has no room left. */
type Where = 'session' | 'local'
const storageOf = (where: Where) => (where === 'local' ? localStorage : sessionStorage)

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

export const readText = (where: Where, key: string): string | undefined =>
  attempt(() => storageOf(where).getItem(key) ?? undefined)

/** Undefined forgets it. @returns whether it is kept. */
export function keepText(where: Where, key: string, text: string | undefined): boolean {
  const done = attempt(() => {
    if (text === undefined) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, text)
    return true
  })
  return done ?? false
}

/** @returns undefined when nothing readable is there. */
export const readStored = (where: Where, key: string): unknown =>
  attempt(() => JSON.parse(readText(where, key) ?? '') as unknown)

/** Undefined forgets it. */
export const keepStored = (where: Where, key: string, value: unknown): boolean =>
  keepText(where, key, value === undefined ? undefined : JSON.stringify(value))

export const storedKeys = (where: Where): string[] =>
  attempt(() => Object.keys(storageOf(where))) ?? []
