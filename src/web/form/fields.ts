import * as form from './form-state.ts'
import { getAt, type ItemAt, type Path, type ValueAt } from './path.ts'
import { type Errors, errorAt, type FieldState, sameValues } from './rules.ts'

/** The props that `form.field` gives to a field of type T, for components that contain one. */
interface FieldOf<T> {
  name: string
  value: T
  error?: string | undefined
  state?: FieldState
  /** On the first wrong field of a page that answers a form sent without script. */
  autoFocus?: boolean
  onChange: (value: T) => void
  onBlur: () => void
}
export type TextOf = FieldOf<string>

interface World<V extends object> {
  /** The fields' rules do not tell whether a value is right, so that none is marked as valid. */
  unsure?: boolean | undefined
  state: form.FormState<V>
  /** The errors that are shown. */
  errors: Errors
  /** All errors, shown or not. */
  wrong: Errors
  pending: boolean
  /** Whether the page answers this form, sent without script. */
  isAnswer: boolean
  change: (act: (now: form.FormState<V>) => form.FormState<V>) => void
}

/** A row of `form.list('answers')`: fields in it are `form.field(`${row.path}.text`)`. */
interface Row<P extends string, I> {
  /** Identifies the row when rows move; serves as React's `key`. */
  key: number
  index: number
  path: `${P}.${number}`
  value: I
  /** The error of the row itself. */
  error?: string | undefined
  remove: () => void
  /** Moves the row to `index`. */
  move: (index: number) => void
}

/** Builds the props of a form's fields for one rendering, and records which fields are rendered. */
export function fieldsOf<V extends object>(world: World<V>) {
  const { state, errors, wrong, pending, isAnswer, unsure, change } = world
  /** The paths beside which an error can be shown. */
  const places = new Set<string>()
  /** The paths that a submit marks as left; each covers its whole field. */
  const covers = new Set<string>()
  let isFirstError = isAnswer

  function stateOf(path: string): FieldState {
    if (errorAt(errors, path)) return 'error'
    if (!state.touched.has(`${path}.`)) return 'empty'
    if (pending) return 'validating'
    return unsure || errorAt(wrong, path) || isUnconfirmed(path) ? 'empty' : 'success'
  }
  /** A refusal may concern each value that was sent, whatever field its error stands beside. */
  function isUnconfirmed(path: string) {
    const { refusedValues, values } = state
    return refusedValues && sameValues(getAt(refusedValues, path), getAt(values, path))
  }
  function common(path: string) {
    places.add(path)
    covers.add(`${path}.`)
    const error = errorAt(errors, path)
    const autoFocus = isFirstError && error !== undefined
    if (autoFocus) isFirstError = false
    return {
      name: path,
      error,
      ...(autoFocus && { autoFocus }),
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
        /** The error of the list itself: too few rows, too many. */
        error: errors[path],
        add: (row: ItemAt<V, P>) => change((now) => form.rowAdded(now, path, row)),
      }
    },
  }
}
