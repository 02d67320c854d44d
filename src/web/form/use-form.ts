import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { failureSentence, type Verb } from '#src/web/act/failure.ts'
import { api } from '#src/web/api.ts'
import { ApiError } from '#src/web/api-error.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { usePosted } from '#src/web/posted.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { keepStored, readStored } from '#src/web/stored.ts'
import { type ConfirmQuestion, confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useDraftKey } from './draft-key.ts'
import { fieldsOf } from './fields.ts'
import * as form from './form-state.ts'
import { getAt, hasAt, type Path, type ValueAt } from './path.ts'
import { postedState } from './posted-state.ts'
import { refusalOf } from './refusal.ts'
import {
  errorAt,
  type Errors,
  realErrors,
  type Refusal,
  sameValues,
  shownErrors,
  sortErrors,
  withDraft,
} from './rules.ts'
import { errorsOf, type FormSchema } from './schema.ts'
import { formText } from './text.ts'

interface FormOptions<V extends object, E extends Endpoint> {
  /** The starting values. */
  initial: V
  /** The endpoint that receives the form. */
  endpoint: E
  /** Builds the call's input; default: the values as they are. */
  send?: (values: V) => InputOf<E> | Promise<InputOf<E>>
  /** The rules that browser and server share, from a room's `forms.ts`. */
  schema?: FormSchema | ((values: V) => FormSchema)
  /** The rules of this screen alone; their errors replace the schema's at the same path. */
  check?: (values: V) => Errors
  /** Asks for confirmation before the form is sent. */
  ask?: (values: V) => ConfirmQuestion | undefined
  /** The text of the success toast. */
  said?: string | ((answer: AnswerOf<E>, values: V) => string)
  /** Runs after success and before the refresh. `leaving` keeps the form pending. */
  done?: (answer: AnswerOf<E>, values: V) => unknown
  /** False skips the refresh, for a form that changes nothing on the page. */
  refresh?: boolean
  /** Selects the specification's failure sentence (default 'save'); `words` replaces it. */
  verb?: Verb
  words?: string
  /** Maps a path of the server to the form's: 'inputNumber' → 'phone'. */
  pathOf?: (path: string, values: V) => string
  /** Returns the errors for a refusal that the form shows in its own way; undefined for the default. */
  refused?: (error: ApiError, values: V) => Refusal | undefined | void
  /** Places a refusal that names no field; unlike `refused`, also for a form sent without script. */
  beside?: (error: ApiError) => Refusal | undefined
  /** Runs in addition to the form's own errors. Without a refusal, the form itself found wrong fields. */
  onFailed?: (refusal?: Refusal) => void
  /** Marks no field as valid, where only the server knows: the name and password of sign-in. */
  unsure?: boolean
  /** Keeps the typed values in this tab under this key until the form is sent. Never for passwords. */
  draftKey?: string
  /** Asks before leaving loses changes (default: true without a `draftKey`). */
  guard?: boolean
}

/**
 * Holds a form's values and errors, and sends it. `{...form.field('payment.name')}` on a field,
 * `{...form.check('agreed')}` on a Checkbox, `form.list('answers')` for rows, all in `<Form form={form}>`.
 * Checks a field when it is left and all fields on submit, and focuses the first error then.
 */
export function useForm<V extends object, E extends Endpoint>(options: FormOptions<V, E>) {
  const { schema, check, guard = !options.draftKey } = options
  const draftKey = useDraftKey(options.draftKey)
  const locale = useLocale()
  const t = useText(formText)
  const refresh = useRefresh()
  const posted = usePosted()
  const [state, setState] = useState(startState)
  const [pending, setPending] = useState(false)
  const resets = useRef(0)
  const { values } = state
  const dirty = !sameValues(values, state.initial)
  const wrong = wrongWith(values)
  const errors = shownErrors(wrong, state.refused, state.touched)

  function startState() {
    const { initial, endpoint } = options
    if (posted?.form !== endpoint.path) return form.cleanState(initial)
    return postedState(initial, posted, () => {
      const { fields = {}, message, isNew } = refusalOfCall(new ApiError(posted.answer), false)
      const sent = { ...initial, ...posted.values }
      return {
        refusal: { fields: placed(fields, sent), message },
        nothing: isNew ? [] : [t.formInvalid],
      }
    })
  }

  function placed(errors: Errors, given: V): Errors {
    const named = Object.entries(errors)
    return Object.fromEntries(
      named.map(([path, text]) => [options.pathOf?.(path, given) ?? path, text]),
    )
  }

  function wrongWith(given: V): Record<string, string> {
    const rules = typeof schema === 'function' ? schema(given) : schema
    return {
      ...(rules && errorsOf(rules, given, locale)),
      ...realErrors(check?.(given) ?? {}),
    }
  }

  // Runs after hydration, because the server does not know the draft.
  useEffect(() => {
    const draft = draftKey && readStored('session', draftKey)
    if (!draft) return
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    setState((now) => ({ ...now, values: withDraft(now.values, draft), restored: true }))
  }, [draftKey])
  useEffect(() => {
    if (draftKey && dirty) keepStored('session', draftKey, values)
  }, [draftKey, dirty, values])

  const isAnswer = posted?.form === options.endpoint.path && state.failures === 1
  const fields = fieldsOf({
    ...{ state, errors, wrong, pending, isAnswer, change: setState },
    unsure: options.unsure,
  })

  /** Replaces the values, for instance by those the server has stored, and drops errors and the draft. */
  function reset(next: V = options.initial) {
    resets.current++
    setState(form.cleanState(next))
    if (draftKey) keepStored('session', draftKey, undefined)
  }

  /** Shows errors beside the rendered fields, and all others on top. */
  function refuse(refusal: Refusal) {
    const { fields: beside, others } = sortErrors(
      placed(refusal.fields ?? {}, values),
      fields.places,
    )
    const messages = [...(refusal.message ? [refusal.message] : []), ...others]
    const nothing = messages.length === 0 && Object.keys(beside).length === 0
    const shown = nothing ? [t.formInvalid] : messages
    setState((now) => form.refusedBy(now, values, beside, shown))
  }

  /** Checks one field and shows its error. @returns whether it is valid. */
  function checkAt(path: Path<V>): boolean {
    if (errorAt(wrong, path) === undefined) return true
    setState((now) => form.failed(form.left(now, [`${path}.`]), now.refused, []))
    return false
  }

  /** Checks all fields and shows their errors. @returns whether all are valid. */
  function validate(): boolean {
    setState((now) => form.left(now, [...fields.covers, ...Object.keys(wrong)]))
    if (Object.keys(wrong).length === 0) return true
    options.onFailed?.()
    // A message on top reports an error of a field that is not rendered.
    const { others } = sortErrors(wrong, fields.places)
    setState((now) => form.failed(now, now.refused, others.length > 0 ? [t.formInvalid] : []))
    return false
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (pending) return
    setState((now) => ({ ...now, messages: [] }))
    if (!validate()) return
    const question = options.ask?.(values)
    if (question && !(await confirmDialog(question))) return
    setPending(true)
    const before = resets.current
    try {
      const input = options.send ? await options.send(values) : (values as InputOf<E>)
      const answer = await api(options.endpoint, input, { quiet: true })
      const { said } = options
      // A reset during the call has set newer values.
      if (resets.current === before) {
        setState((now) => ({
          ...now,
          initial: values,
          restored: false,
          refused: {},
          refusedValues: undefined,
        }))
      }
      if (draftKey) keepStored('session', draftKey, undefined)
      await options.done?.(answer, values)
      if (said) toast.success(typeof said === 'string' ? said : said(answer, values))
      if (options.refresh !== false) await refresh()
    } catch (error) {
      const refusal = refusalOfCall(error)
      refuse(refusal)
      options.onFailed?.(refusal)
    } finally {
      setPending(false)
    }
  }

  function refusalOfCall(error: unknown, isNew = true): Refusal {
    const own =
      error instanceof ApiError &&
      ((isNew && options.refused?.(error, values)) || options.beside?.(error))
    const words = {
      failed: options.words ?? failureSentence(options.verb ?? 'save', locale),
      offline: t.offline,
    }
    return own || refusalOf(error, locale, words)
  }

  return {
    values,
    errors,
    dirty,
    pending,
    messages: state.messages,
    failures: state.failures,
    restored: state.restored,
    guarded: guard && dirty && !pending,
    field: fields.field,
    check: fields.check,
    list: fields.list,
    set<P extends Path<V>>(path: P, value: ValueAt<V, P>) {
      setState((now) => form.changed(now, path, value))
    },
    /** Takes over a value that the server has given, such as a revision; it is no unsaved change. */
    settle<P extends Path<V>>(path: P, value: ValueAt<V, P>) {
      setState((now) => form.settled(now, path, value))
    },
    /** Restores one field's starting value, for instance a captcha's. */
    renew(path: Path<V>) {
      setState((now) => form.renewed(now, path))
    },
    /** Takes over a value that was filled in before the form knew of it. */
    adopt(path: string, value: string | boolean) {
      const known = getAt(values, path)
      if (!hasAt(values, path) || typeof known !== typeof value || known === value) return
      setState((now) => form.changed(now, path, value))
    },
    reset,
    refuse,
    checkAt,
    submit,
  }
}

/** The type of a form of these values, for components that contain some of its fields. */
export type FormOf<V extends object> = ReturnType<typeof useForm<V, Endpoint>>
