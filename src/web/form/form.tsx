import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { filledIn, focusFirstError } from './form-element.ts'
import css from './form.module.css'
import { useLeaveGuard } from './leave-guard.ts'
import { formText } from './text.ts'
import type { useForm } from './use-form.ts'

type AnyForm = Pick<
  ReturnType<typeof useForm>,
  'messages' | 'failures' | 'guarded' | 'restored' | 'submit' | 'pending' | 'adopt'
>

/** The form element of a `useForm`. An alert on top shows the errors that belong to no field. */
export function Form({
  form,
  className,
  children,
  label,
  posts,
}: {
  form: AnyForm
  className?: string
  label?: string
  /** The page takes this form without script too (`pagePosts`), with the file of its last field if it has one. */
  posts?: boolean | 'withFile'
  children: ReactNode
}) {
  const ref = useRef<HTMLFormElement>(null)
  const t = useText(formText)
  useLeaveGuard(form.guarded)
  useEffect(() => {
    if (form.failures) focusFirstError(ref.current)
  }, [form.failures])
  const adopt = useRef(form.adopt)
  // Runs once, at hydration: keeps the values that the person or a password manager has filled in before.
  useEffect(() => {
    for (const [name, value] of filledIn(ref.current)) adopt.current(name, value)
  }, [])
  return (
    <form
      ref={ref}
      // Sent before its script has loaded, a form would put a password in the address with the default
      // method, and would lose what was typed with 'post'; 'dialog' sends nothing outside of a dialog.
      method={posts ? 'post' : 'dialog'}
      encType={posts === 'withFile' ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={label}
      aria-busy={form.pending || undefined}
      className={cx(css.form, className)}
      onSubmit={(event) => void form.submit(event)}
    >
      {/* Enter presses the first submit button, which must not be one with an act of its own. */}
      {posts && <button type="submit" hidden aria-label={label} />}
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
