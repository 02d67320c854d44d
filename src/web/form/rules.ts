import { isWithin } from './path.ts'

/** Error texts by path. A valid path is absent or ''. */
export type Errors = Readonly<Record<string, string | undefined>>

/** The errors of a refused form: beside fields, and on top. */
export interface Refusal {
  fields?: Errors
  message?: string
  /** The fields are new and nothing sent was wrong. */
  isNew?: boolean
}

/** The specification's four states of a form item; 'empty' means not checked yet. */
export type FieldState = 'empty' | 'validating' | 'error' | 'success'

/** Returns the entries that hold a text. */
export const realErrors = (errors: Errors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** Separates errors of shown fields, by path, from the texts of all others, which stand on top. */
export function sortErrors(errors: Errors, shown: Iterable<string>) {
  const places = [...shown]
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const [path, text] of Object.entries(realErrors(errors))) {
    if (places.some((place) => isWithin(path, place))) fields[path] = text
    else others.push(text)
  }
  return { fields, others }
}

/** Returns the server's errors, and the form's own at paths that were left or submitted. */
export function shownErrors(own: Errors, refused: Errors, touched: ReadonlySet<string>) {
  const shown = realErrors(refused)
  for (const [path, text] of Object.entries(realErrors(own))) {
    if (isTouched(path, touched)) shown[path] = text
  }
  return shown
}

/** 'answers.' covers the field 'answers' and every path below it, 'answers' only itself. */
const isTouched = (path: string, touched: ReadonlySet<string>) =>
  touched.has(path) || [...touched].some((one) => one.endsWith('.') && `${path}.`.startsWith(one))

/** Returns the error at a path, or else the first one below it. */
export function errorAt(errors: Errors, path: string): string | undefined {
  return errors[path] || Object.entries(errors).find(([at]) => isWithin(at, path))?.[1]
}

export function sameValues(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Restores from a draft only the fields that the form still has and whose type has not changed. */
export function withDraft<V extends object>(initial: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return initial
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(initial, name) && kindOf(value) === kindOf(initial[name as keyof V]),
  )
  return { ...initial, ...Object.fromEntries(known) }
}
