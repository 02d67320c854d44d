import { getAt, isWithin, movedPath, setAt } from './path.ts'
import type { Errors } from './rules.ts'

/** All that a form knows; each act on it is a pure function below. */
export interface FormState<V> {
  values: V
  /** Where the values started: a form that differs from it has unsaved changes. */
  initial: V
  /** Paths that were left or submitted; with a dot at the end, all that lies in them too. */
  touched: ReadonlySet<string>
  /** What the server refused, by path. */
  refused: Errors
  /** What stands on top. */
  messages: readonly string[]
  /** The rows of each list, by keys that stay theirs when rows move. */
  keys: Readonly<Record<string, readonly number[]>>
  /** Counts failed submits: each one moves the focus. */
  failures: number
  /** The values are a draft's. */
  restored: boolean
}

export const cleanState = <V>(values: V): FormState<V> => ({
  values,
  initial: values,
  touched: new Set(),
  refused: {},
  messages: [],
  keys: {},
  failures: 0,
  restored: false,
})

/** A changed value is not refused yet. */
export function changed<V>(state: FormState<V>, path: string, value: unknown): FormState<V> {
  const refused = Object.entries(state.refused).filter(
    ([at]) => !isWithin(at, path) && !isWithin(path, at),
  )
  return {
    ...state,
    values: setAt(state.values, path, value),
    refused: Object.fromEntries(refused),
  }
}

export const left = <V>(state: FormState<V>, paths: Iterable<string>): FormState<V> => ({
  ...state,
  touched: new Set([...state.touched, ...paths]),
})

/** A field that starts again: as it was at first, and not left yet. */
export const renewed = <V>(state: FormState<V>, path: string): FormState<V> => ({
  ...changed(state, path, getAt(state.initial, path)),
  touched: new Set([...state.touched].filter((one) => !`${one}.`.startsWith(`${path}.`))),
})

export const failed = <V>(
  state: FormState<V>,
  refused: Errors,
  messages: readonly string[],
): FormState<V> => ({ ...state, refused, messages, failures: state.failures + 1 })

/** The keys of a list's rows; rows that came from elsewhere get the next free ones. */
export function rowKeys(state: Pick<FormState<unknown>, 'values' | 'keys'>, list: string) {
  const length = (getAt(state.values, list) as readonly unknown[] | undefined)?.length ?? 0
  const known = state.keys[list] ?? []
  const next = Math.max(-1, ...known) + 1
  return Array.from({ length }, (_, index) => known[index] ?? next + index - known.length)
}

export function rowAdded<V>(state: FormState<V>, list: string, row: unknown): FormState<V> {
  const rows = (getAt(state.values, list) ?? []) as readonly unknown[]
  const keys = rowKeys(state, list)
  const { [list]: _, ...refused } = state.refused
  return {
    ...state,
    values: setAt(state.values, list, [...rows, row]),
    keys: { ...state.keys, [list]: [...keys, Math.max(-1, ...keys) + 1] },
    refused,
  }
}

export const rowRemoved = <V>(state: FormState<V>, list: string, index: number): FormState<V> =>
  rearranged(state, list, (order) => order.filter((from) => from !== index))

export const rowMoved = <V>(
  state: FormState<V>,
  list: string,
  index: number,
  to: number,
): FormState<V> =>
  rearranged(state, list, (order) => {
    const rest = order.filter((from) => from !== index)
    return [...rest.slice(0, to), index, ...rest.slice(to)]
  })

/** Values, keys, errors and touched fields of the rows move together, those of lists within them too. */
function rearranged<V>(
  state: FormState<V>,
  list: string,
  order: (indexes: number[]) => number[],
): FormState<V> {
  const rows = getAt(state.values, list) as readonly unknown[]
  const keys = rowKeys(state, list)
  const now = order(rows.map((_, index) => index))
  const place = (index: number) => {
    const to = now.indexOf(index)
    return to < 0 ? undefined : to
  }
  const moved = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([path, value]) => {
        const to = movedPath(path, list, place)
        return to === undefined ? [] : [[to, value] as const]
      }),
    )
  return {
    ...state,
    values: setAt(
      state.values,
      list,
      now.map((from) => rows[from]),
    ),
    keys: { ...moved(state.keys), [list]: now.map((from) => keys[from]!) },
    refused: moved(state.refused),
    touched: new Set([...state.touched].flatMap((path) => movedPath(path, list, place) ?? [])),
  }
}
