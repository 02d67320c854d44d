import { getAt, isWithin, movedPath, setAt } from './path.ts'
import type { Errors } from './rules.ts'

/** The whole state of a form; each change is a pure function below. */
export interface FormState<V> {
  values: V
  /** The starting values; a form that differs from them has unsaved changes. */
  initial: V
  /** Paths that were left or submitted; a dot at the end also covers every path below. */
  touched: ReadonlySet<string>
  /** The server's errors, by path. */
  refused: Errors
  /** The values of the last refused call: the server has not confirmed any of them. */
  refusedValues?: V | undefined
  /** The messages on top of the form. */
  messages: readonly string[]
  /** The keys of each list's rows; a row keeps its key when rows move. */
  keys: Readonly<Record<string, readonly number[]>>
  /** Counts failures; each one moves the focus to the first error. */
  failures: number
  /** Whether the values come from a draft. */
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

/** Sets a value and drops the server's errors at, above and below it: the server has not seen the new value. */
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

/** Sets a value that the server has given, such as a revision: it is no unsaved change. */
export const settled = <V>(state: FormState<V>, path: string, value: unknown): FormState<V> => ({
  ...state,
  values: setAt(state.values, path, value),
  initial: setAt(state.initial, path, value),
})

export const left = <V>(state: FormState<V>, paths: Iterable<string>): FormState<V> => ({
  ...state,
  touched: new Set([...state.touched, ...paths]),
})

/** Restores a field's starting value, and marks the field as not left. */
export const renewed = <V>(state: FormState<V>, path: string): FormState<V> => ({
  ...changed(state, path, getAt(state.initial, path)),
  touched: new Set([...state.touched].filter((one) => !`${one}.`.startsWith(`${path}.`))),
})

export const failed = <V>(
  state: FormState<V>,
  refused: Errors,
  messages: readonly string[],
): FormState<V> => ({ ...state, refused, messages, failures: state.failures + 1 })

/** Shows why the server refused `values`. */
export const refusedBy = <V>(
  state: FormState<V>,
  values: V,
  refused: Errors,
  messages: readonly string[],
): FormState<V> => ({ ...failed(state, refused, messages), refusedValues: values })

/** Returns the keys of a list's rows; a row without a key gets the next free one. */
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

/** Reorders rows with their keys, errors and touched fields, those of nested lists too. */
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
