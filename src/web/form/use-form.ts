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
import { uiText } from '#src/web/ui/text.ts'
import { toast } from '#src/web/ui/toast-store.ts'
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

export interface FormOptions<V extends object, E extends Endpoint> {
  /** Where the values start. */
  initial: V
  /** The call that sends the form. */
  endpoint: E
  /** The call's input; default: the values as they are. */
  send?: (values: V) => InputOf<E>
  /** The rules that browser and server share, of a zod/mini `forms.ts`. */
  schema?: FormSchema | ((values: V) => FormSchema)
  /** Rules that only this screen knows; they come before the schema's. */
  check?: (values: V) => Errors
  /** Asks before it is sent. */
  ask?: (values: V) => ConfirmQuestion | undefined
  /** Said when it was done. */
  said?: string | ((answer: AnswerOf<E>, values: V) => string)
  /** What follows, before the page shows what is now so. `leaving` keeps the form pending. */
  done?: (answer: AnswerOf<E>, values: V) => unknown
  /** False where nothing the page shows has changed. */
  refresh?: boolean
  /** Names the act in the specification's words for failing (default 'save'), or says it in words of its own. */
  verb?: Verb
  words?: string
  /** Where the form names a path differently from the server: 'inputNumber' → 'phone'. */
  pathOf?: (path: string, values: V) => string
  /** A refusal that this form shows in its own way; undefined: as usual. */
  refused?: (error: ApiError, values: V) => Refusal | undefined | void
  /** Where a refusal is shown that names no field. */
  beside?: (error: ApiError) => Refusal | undefined
  /** Wrong or refused: said beside what the form itself shows. */
  onFailed?: () => void
  /** Keeps what is typed in this tab until it is sent. Never for passwords. */
  draftKey?: string
  /** Ask before changes are lost by leaving (default: unless a draft keeps them). */
  guard?: boolean
}

/** For `done`: the page is being left, and the form stays pending until it is gone. */
export const leaving = () => new Promise<never>(() => {})

/**
 * A form's values, errors and way to the server. `{...form.field('payment.name')}` on a field,
 * `{...form.check('agreed')}` on a Checkbox, `form.list('answers')` for rows, all in `<Form form={form}>`.
 * Checks a field when it is left and all of them on submit, then focuses the first error.
 */
export function useForm<V extends object, E extends Endpoint>(options: FormOptions<V, E>) {
  const { schema, check, draftKey, guard = !draftKey } = options
  const locale = useLocale()
  const t = useText(uiText)
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
      const { fields = {}, message } = refusalOfCall(new ApiError(posted.answer), false)
      const sent = { ...initial, ...posted.values }
      return { refusal: { fields: placed(fields, sent), message }, nothing: t.formInvalid }
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

  // After hydration, as the server does not know the draft.
  useEffect(() => {
    const draft = draftKey && readStored('session', draftKey)
    if (!draft) return
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    setState((now) => ({ ...now, values: withDraft(now.values, draft), restored: true }))
  }, [draftKey])
  useEffect(() => {
    if (draftKey && dirty) keepStored('session', draftKey, values)
  }, [draftKey, dirty, values])

  const fields = fieldsOf({ state, errors, wrong, pending, change: setState })

  /** Back to a clean form, for instance as the server keeps it. */
  function reset(next: V = options.initial) {
    resets.current++
    setState(form.cleanState(next))
    if (draftKey) keepStored('session', draftKey, undefined)
  }

  /** Shows errors beside the fields there are; what fits none stands on top. */
  function refuse(refusal: Refusal) {
    const { fields: beside, others } = sortErrors(
      placed(refusal.fields ?? {}, values),
      fields.places,
    )
    const messages = [...(refusal.message ? [refusal.message] : []), ...others]
    const nothing = messages.length === 0 && Object.keys(beside).length === 0
    setState((now) => form.failed(now, beside, nothing ? [t.formInvalid] : messages))
  }

  /** @returns whether one field is right; else it says beside it what is not. */
  function checkAt(path: Path<V>): boolean {
    if (errorAt(wrong, path) === undefined) return true
    setState((now) => form.failed(form.left(now, [`${path}.`]), now.refused, []))
    return false
  }

  /** @returns whether all is right; else it says what is not. */
  function validate(): boolean {
    setState((now) => form.left(now, [...fields.covers, ...Object.keys(wrong)]))
    if (Object.keys(wrong).length === 0) return true
    // An error of a field that is not in the form would otherwise be silent.
    options.onFailed?.()
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
      const input = options.send ? options.send(values) : (values as InputOf<E>)
      const answer = await api(options.endpoint, input, { quiet: true })
      const { said } = options
      // Unless it is reset to what the server made of it.
      if (resets.current === before) {
        setState((now) => ({ ...now, initial: values, restored: false, refused: {} }))
      }
      if (draftKey) keepStored('session', draftKey, undefined)
      await options.done?.(answer, values)
      if (said) toast.success(typeof said === 'string' ? said : said(answer, values))
      if (options.refresh !== false) await refresh()
    } catch (error) {
      refuse(refusalOfCall(error))
      options.onFailed?.()
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
    /** Starts one field again, for instance a captcha. */
    renew(path: Path<V>) {
      setState((now) => form.renewed(now, path))
    },
    /** Takes over what a field holds that this form does not know of yet. */
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

/** A form of these values, for parts that hold some of its fields. */
export type FormOf<V extends object> = ReturnType<typeof useForm<V, Endpoint>>
