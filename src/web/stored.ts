/** The browser's storage. Failures are silent: a browser may forbid storage or have no room left. */
type Area = 'session' | 'local'
const storageOf = (where: Area) => (where === 'local' ? localStorage : sessionStorage)

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

export const readText = (where: Area, key: string): string | undefined =>
  attempt(() => storageOf(where).getItem(key) ?? undefined)

/** Stores a text; undefined deletes it. @returns whether that succeeded. */
export function keepText(where: Area, key: string, text: string | undefined): boolean {
  const done = attempt(() => {
    if (text === undefined) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, text)
    return true
  })
  return done ?? false
}

/** Returns a stored JSON value; undefined when there is none or it does not parse. */
export const readStored = (where: Area, key: string): unknown =>
  attempt(() => JSON.parse(readText(where, key) ?? '') as unknown)

/** Stores a value as JSON; undefined deletes it. @returns whether that succeeded. */
export const keepStored = (where: Area, key: string, value: unknown): boolean =>
  keepText(where, key, value === undefined ? undefined : JSON.stringify(value))

export const storedKeys = (where: Area): string[] =>
  attempt(() => Object.keys(storageOf(where))) ?? []
