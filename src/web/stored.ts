/** What this browser keeps, as JSON; silent where it forbids storage or has no room left. */
type Where = 'session' | 'local'
const storageOf = (where: Where) => (where === 'local' ? localStorage : sessionStorage)

/** @returns null when nothing readable is there. */
export function readStored(where: Where, key: string): unknown {
  try {
    return JSON.parse(storageOf(where).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets it. @returns whether it is kept. */
export function keepStored(where: Where, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
