/** What was typed, in sessionStorage; silent where the browser forbids storage or it is full. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepDraft(key: string, values: unknown) {
  try {
    if (values === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A draft is a courtesy: the form works without it.
  }
}
