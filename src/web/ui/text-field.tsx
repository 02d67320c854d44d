import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { formText } from '#src/web/form/text.ts'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from './button.tsx'
import { Field, type FieldProps, framed } from './field.tsx'
import css from './field.module.css'

/** `value` with `onChange(text)` when controlled, else `defaultValue` and the form's own data. */
interface TextValue {
  value?: string
  onChange?: (value: string) => void
  /** Shows '12 / 30'; needs maxLength. */
  counter?: boolean
}
type OwnProps = 'value' | 'onChange' | 'required' | 'id' | 'className'
type InputProps = FieldProps & TextValue & Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps>
type TextAreaProps = FieldProps &
  TextValue &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnProps>

// The default lengths of the specification (section 5).
const lengths: Record<string, number> = { email: 320, url: 2048 }

/** A field for one line of text. */
export function TextField(props: InputProps) {
  const [frame, { counter, value, onChange, ...input }] = framed(props)
  const { type = 'text', maxLength = lengths[type] } = input
  const typed = useTyped({ counter, value, onChange, maxLength }, input.defaultValue)
  return (
    <Field {...frame} aside={typed.count}>
      {(control) => (
        <input {...input} {...control} {...typed.bind} type={type} className={css.control} />
      )}
    </Field>
  )
}

/** A password field with a button that shows the password. */
export function PasswordField(props: InputProps) {
  const [frame, { counter: _, value, onChange, ...input }] = framed(props)
  const typed = useTyped({ value, onChange, maxLength: input.maxLength })
  const [shown, setShown] = useState(false)
  const t = useText(formText)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={css.boxed}>
          <input
            autoComplete="current-password"
            {...input}
            {...control}
            {...typed.bind}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={css.control}
          />
          <IconButton
            className={css.inside}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t.hidePassword : t.showPassword}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}

/** A field for several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, { counter, value, onChange, rows = 5, ...input }] = framed(props)
  const { maxLength } = input
  const typed = useTyped({ counter, value, onChange, maxLength }, input.defaultValue)
  return (
    <Field {...frame} aside={typed.count}>
      {(control) => (
        <textarea {...input} {...control} {...typed.bind} rows={rows} className={css.control} />
      )}
    </Field>
  )
}

/** Returns the input's value props and the counter of the typed text. */
function useTyped(
  { counter, value, onChange, maxLength }: TextValue & { maxLength?: number | undefined },
  initial: unknown = '',
) {
  const [typed, setTyped] = useState(String(initial))
  return {
    count: counter && maxLength && <Counter text={value ?? typed} max={maxLength} />,
    bind: {
      ...(value === undefined ? {} : { value }),
      maxLength,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (counter) setTyped(event.target.value)
        onChange?.(event.target.value)
      },
    },
  }
}

/** Counts characters. Announced only near the limit, so that a screen reader does not interrupt typing. */
function Counter({ text, max }: { text: string; max: number }) {
  const t = useText(formText)
  const left = max - text.length
  return (
    <>
      <span aria-hidden="true">{t.counter(text.length, max)}</span>
      <output className="visually-hidden">{left <= 10 ? t.charactersLeft(left) : ''}</output>
    </>
  )
}
