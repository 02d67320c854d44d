import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from './cx.ts'
import {
  realErrors,
  sameValues,
  shownErrors,
  sortRefusal,
  withDraft,
  type FieldErrors,
  type FormRefusal,
} from './form-rules.ts'
import { keepDraft, readDraft } from './form-draft.ts'
import { Icon } from './icon.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import { uiText } from './text.ts'
import css from './form.module.css'

interface FormOptions<V extends object> {
  initial: V
  /** Says what is wrong, field by field; right fields are absent. */
  validate?: (values: V) => FieldErrors<V>
  /** Resolves to nothing when all went well, or to what the server refused. A throw keeps the form as it is. */
  onSubmit: (values: V) => Promise<FormRefusal<V> | undefined | void>
  /** Keeps what is typed in sessionStorage under this key until it is submitted. Never for passwords. */
  draftKey?: string
  /** Ask before changes are lost by leaving (default: unless a draft keeps them). */
  guard?: boolean
}

/**
 * A form's values, errors and way out. `{...form.field('name')}` on a TextField, Select or
 * RadioGroup, `{...form.check('agree')}` on a Checkbox, all inside `<Form form={form}>`.
 * Validates a field when it is left and all of them on submit, then focuses the first error.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { validate, onSubmit, draftKey, guard = !draftKey } = options
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set())
  const [refused, setRefused] = useState<FieldErrors<V>>({})
  const [messages, setMessages] = useState<string[]>([])
  const [pending, setPending] = useState(false)
  const [restored, setRestored] = useState(false)
  // Counts failed submits: each one moves the focus again.
  const [failures, setFailures] = useState(0)
  const resets = useRef(0)
  const t = useText(uiText)
  const dirty = !sameValues(values, initial)
  const errors = shownErrors(realErrors(validate?.(values) ?? {}), refused, touched)

  // After hydration, as the server does not know the draft.
  useEffect(() => {
    const draft = draftKey && readDraft(draftKey)
    if (!draft) return
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    setValues((now) => withDraft(now, draft))
    setRestored(true)
  }, [draftKey])
  useEffect(() => {
    if (draftKey && dirty) keepDraft(draftKey, values)
  }, [draftKey, dirty, values])

  function set<K extends keyof V>(name: K, value: V[K]) {
    setValues((now) => ({ ...now, [name]: value }))
    setRefused((now) => ({ ...now, [name]: undefined }))
  }
  /** Takes over what a field holds that this form does not know of yet. */
  function adopt(name: string, value: string | boolean) {
    if (!(name in values)) return
    const known = values[name as keyof V]
    if (typeof known === typeof value && known !== value) set(name as keyof V, value as V[keyof V])
  }
  const blur = (name: keyof V) => () => setTouched((now) => new Set(now).add(name))

  /** Back to a clean form, for instance after saving. */
  function reset(next: V = options.initial) {
    resets.current++
    setInitial(next)
    setValues(next)
    setTouched(new Set())
    setRefused({})
    setMessages([])
    setRestored(false)
    if (draftKey) keepDraft(draftKey, null)
  }

  function refuse(refusal: FormRefusal<V>) {
    const { fields, others } = sortRefusal(refusal, values)
    setRefused(fields)
    setMessages(others.length || Object.keys(fields).length ? others : [t.formInvalid])
    setFailures((n) => n + 1)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (pending) return
    setMessages([])
    const wrong = realErrors(validate?.(values) ?? {})
    setTouched(new Set([...Object.keys(values), ...Object.keys(wrong)] as (keyof V)[]))
    if (Object.keys(wrong).length) {
      // An error of a field that is not in the form would otherwise be silent.
      const fits = Object.keys(wrong).some((name) => name in values)
      if (!fits) setMessages([t.formInvalid])
      setFailures((n) => n + 1)
      return
    }
    setPending(true)
    const before = resets.current
    try {
      const refusal = await onSubmit(values)
      if (refusal) return refuse(refusal)
      // Unless it was reset meanwhile to what the server made of it.
      if (resets.current === before) setInitial(values)
      setRestored(false)
      if (draftKey) keepDraft(draftKey, null)
    } finally {
      setPending(false)
    }
  }

  return {
    values,
    errors,
    messages,
    dirty,
    pending,
    failures,
    restored,
    guarded: guard && dirty && !pending,
    set,
    adopt,
    reset,
    refuse,
    submit,
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: V[K]) => set(name, value),
      onBlur: blur(name),
    }),
    check: <K extends keyof V & string>(name: K) => ({
      name,
      checked: Boolean(values[name]),
      error: errors[name],
      onChange: (value: boolean) => set(name, value as V[K]),
      onBlur: blur(name),
    }),
  }
}

type AnyForm = Pick<
  ReturnType<typeof useForm<object>>,
  'messages' | 'failures' | 'guarded' | 'restored' | 'submit' | 'pending' | 'adopt'
>

/** The form element of a `useForm`: what fits no field stands on top and is read aloud. */
export function Form({
  form,
  className,
  children,
  label,
}: {
  form: AnyForm
  className?: string
  label?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
  const t = useText(uiText)
  useLeaveGuard(form.guarded)
  useEffect(() => {
    if (form.failures) focusFirstError(ref.current)
  }, [form.failures])
  const adopt = useRef(form.adopt)
  // Once, when the script takes the page over: what the person, or the browser's password manager,
  // has filled in before is kept.
  useEffect(() => {
    for (const [name, value] of filledIn(ref.current)) adopt.current(name, value)
  }, [])
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      aria-busy={form.pending || undefined}
      className={cx(css.form, className)}
      onSubmit={(event) => void form.submit(event)}
    >
      {form.restored && <p className={css.note}>{t.draftRestored}</p>}
      {form.messages.length > 0 && (
        <div role="alert" tabIndex={-1} data-form-error className={css.messages}>
          <Icon name="error" size={20} />
          <div>
            {form.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      )}
      {children}
    </form>
  )
}

/** What the fields of a form hold, by name. */
function filledIn(form: HTMLFormElement | null): [name: string, value: string | boolean][] {
  return [...(form?.elements ?? [])].flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      return [[field.name, field.checked]]
    }
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      return field.checked ? [[field.name, field.value]] : []
    }
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isText && field.value !== '' ? [[field.name, field.value]] : []
  })
}

function focusFirstError(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target =
    first?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('input:not(:disabled)') ??
    first ??
    form?.querySelector<HTMLElement>('[data-form-error]')
  target?.focus()
}
