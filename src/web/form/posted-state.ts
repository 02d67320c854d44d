import type { Posted } from '#src/shared/posted.ts'
import { cleanState, type FormState, refusedBy } from './form-state.ts'
import { type Refusal, sortErrors, withDraft } from './rules.ts'

/** Returns the initial state of a form that was sent without script: the typed values and the server's errors. */
export function postedState<V extends object>(
  initial: V,
  { values: sent, act, answer }: Posted,
  shown: () => { refusal: Refusal; nothing: string[] },
): FormState<V> {
  // A checkbox sends 'on', or nothing.
  const typed = Object.entries(sent).map(([name, value]) =>
    typeof initial[name as keyof V] === 'boolean' ? [name, value === 'on'] : [name, value],
  )
  const state = { ...cleanState(initial), values: withDraft(initial, Object.fromEntries(typed)) }
  if (answer.code === 0) return state
  const { refusal, nothing } = shown()
  // A button with an act of its own shows what is refused, except the errors of fields.
  if (act !== '' && Object.keys(refusal.fields ?? {}).length === 0) return state
  const { fields, others } = sortErrors(refusal.fields ?? {}, Object.keys(initial))
  const messages = [...(refusal.message ? [refusal.message] : []), ...others]
  // The page begins at its top, where only a message says that a field further down is refused.
  return refusedBy(state, state.values, fields, messages.length === 0 ? nothing : messages)
}
