import * as form from './form-state.ts'
import { getAt, type ItemAt, type Path, type ValueAt } from './path.ts'
import { type Errors, errorAt, type FieldState } from './rules.ts'

/** What `form.field` hands to a field of its type, for parts that hold one. */
export interface FieldOf<T> {
  name: string
  value: T
  error?: string | undefined
  state?: FieldState
  onChange: (value: T) => void
  onBlur: () => void
}
export type TextOf = FieldOf<string>

interface World<V extends object> {
  state: form.FormState<V>
  /** What is shown. */
  errors: Errors
  /** What is wrong, shown or not. */
  wrong: Errors
  pending: boolean
  change: (act: (now: form.FormState<V>) => form.FormState<V>) => void
}

/** A row of `form.list('answers')`: fields in it are `form.field(`${row.path}.text`)`. */
export interface Row<P extends string, I> {
  /** Stays the row's when rows move: React's `key`. */
  key: number
  index: number
  path: `${P}.${number}`
  value: I
  /** What is wrong with the row itself. */
  error?: string | undefined
  remove: () => void
  /** To the place at `index`. */
  move: (index: number) => void
}

/** What a form hands to its fields, and which of them there are. Made for one rendering. */
export function fieldsOf<V extends object>({ state, errors, wrong, pending, change }: World<V>) {
  /** Where an error can be shown. */
  const places = new Set<string>()
  /** What is left by a submit: fields as a whole. */
  const covers = new Set<string>()

  function stateOf(path: string): FieldState {
    if (errorAt(errors, path)) return 'error'
    if (!state.touched.has(`${path}.`)) return 'empty'
    if (pending) return 'validating'
    return errorAt(wrong, path) ? 'empty' : 'success'
  }
  function common(path: string) {
    places.add(path)
    covers.add(`${path}.`)
    return {
      name: path,
      error: errorAt(errors, path),
      state: stateOf(path),
      onBlur: () => change((now) => form.left(now, [`${path}.`])),
    }
  }
  return {
    places,
    covers,
    field: <P extends Path<V>>(path: P) => ({
      ...common(path),
      value: getAt(state.values, path) as ValueAt<V, P>,
      onChange: (value: ValueAt<V, P>) => change((now) => form.changed(now, path, value)),
    }),
    check: <P extends Path<V>>(path: P) => ({
      ...common(path),
      checked: Boolean(getAt(state.values, path)),
      onChange: (value: boolean) => change((now) => form.changed(now, path, value)),
    }),
    list<P extends Path<V>>(path: P) {
      places.add(path)
      const items = (getAt(state.values, path) ?? []) as ItemAt<V, P>[]
      const keys = form.rowKeys(state, path)
      const rows = items.map((value, index): Row<P, ItemAt<V, P>> => {
        const at = `${path}.${index}` as const
        return {
          key: keys[index]!,
          ...{ index, path: at, value, error: errors[at] },
          remove: () => change((now) => form.rowRemoved(now, path, index)),
          move: (to) => change((now) => form.rowMoved(now, path, index, to)),
        }
      })
      return {
        rows,
        /** What is wrong with the list itself: too few, too many. */
        error: errors[path],
        add: (row: ItemAt<V, P>) => change((now) => form.rowAdded(now, path, row)),
      }
    },
  }
}
