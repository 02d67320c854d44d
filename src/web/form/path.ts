/** Reads and writes nested values by dotted paths, as the server names them: 'answers.0.text'. */

type Leaf = string | number | boolean | bigint | null | undefined | Date | Blob
type Part<K extends string | number, V> =
  `${K}` | (NonNullable<V> extends Leaf ? never : `${K}.${Path<NonNullable<V>>}`)

/** Every path into V: 'name', 'payment.account', `answers.${number}.text`. */
export type Path<V> = V extends readonly (infer I)[]
  ? Part<number, I>
  : { [K in keyof V & string]-?: Part<K, V[K]> }[keyof V & string]

/** The type of the value at a path. */
export type ValueAt<V, P extends string> = V extends readonly (infer I)[]
  ? P extends `${number}.${infer Rest}`
    ? ValueAt<NonNullable<I>, Rest>
    : I
  : P extends keyof V
    ? V[P]
    : P extends `${infer Head}.${infer Rest}`
      ? Head extends keyof V
        ? ValueAt<NonNullable<V[Head]>, Rest>
        : never
      : never

/** The type of one entry of the array at a path. */
export type ItemAt<V, P extends string> =
  ValueAt<V, P> extends readonly (infer I)[] | null | undefined ? I : never

type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Returns the value at a path, or undefined where there is none. */
export function getAt(values: unknown, path: string): unknown {
  let value = values
  for (const name of path.split('.')) {
    if (!isHolder(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

export function hasAt(values: unknown, path: string): boolean {
  const names = path.split('.')
  const last = names.pop()!
  const holder = names.length === 0 ? values : getAt(values, names.join('.'))
  return isHolder(holder) && Object.hasOwn(holder, last)
}

/** Returns a copy with one value changed; values beside the path stay the same objects. */
export function setAt<V>(values: V, path: string, value: unknown): V {
  return put(values, path.split('.'), value) as V
}

function put(holder: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  // The entries of an array have numbers: 'rows.length' would change the array itself.
  const copy: Holder =
    Array.isArray(holder) && /^\d+$/.test(name)
      ? ([...holder] as unknown as Holder)
      : { ...(isHolder(holder) ? holder : {}) }
  const next = put(Object.hasOwn(copy, name) ? copy[name] : undefined, rest, value)
  // An assignment to '__proto__' would change the prototype instead of adding an entry.
  Object.defineProperty(copy, name, {
    value: next,
    ...{ configurable: true, enumerable: true, writable: true },
  })
  return copy
}

/** Whether `path` is `above` or a path below it. */
export const isWithin = (path: string, above: string) =>
  path === above || path.startsWith(`${above}.`)

/**
 * Returns the path after the rows of a list have moved.
 * @param place maps a row's old index to the new one; undefined when the row was removed.
 * @returns undefined when the path was in a removed row.
 */
export function movedPath(
  path: string,
  list: string,
  place: (index: number) => number | undefined,
): string | undefined {
  if (!path.startsWith(`${list}.`)) return path
  const [index, ...rest] = path.slice(list.length + 1).split('.')
  if (!index) return path
  const to = place(Number(index))
  return to === undefined ? undefined : [list, to, ...rest].join('.')
}
