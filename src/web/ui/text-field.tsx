import { useState, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from './button.tsx'
import { FieldFrame, useField, type FieldProps } from './field.tsx'
import { uiText } from './text.ts'
import css from './field.module.css'

/** `value` with `onChange(text)` when controlled, else `defaultValue` and the form's own data. */
interface TextValue {
  value?: string
  onChange?: (value: string) => void
  /** Shows '12 / 30'; needs maxLength. */
  counter?: boolean
}
type Without = 'value' | 'onChange' | 'required' | 'id' | 'className'
type InputProps = FieldProps & TextValue & Omit<InputHTMLAttributes<HTMLInputElement>, Without>
type TextAreaProps = FieldProps &
  TextValue &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Without>

// Browsers' own limits for these, as the specification names them (section 5).
const lengths: Record<string, number> = { email: 320, url: 2048 }

/** One line of text. Ids, error and description are wired to the input. */
export function TextField(props: InputProps) {
  const { label, labelHidden, description, error, required, className, ...rest } = props
  const { counter, value, onChange, type = 'text', maxLength = lengths[type], ...input } = rest
  const { id, control } = useField(props)
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  return (
    <FieldFrame
      {...{ id, label, labelHidden, description, error, required, className }}
      aside={counter && maxLength && <Counter text={value ?? typed} max={maxLength} />}
    >
      <input
        {...input}
        {...control}
        {...(value === undefined ? {} : { value })}
        type={type}
        maxLength={maxLength}
        className={css.control}
        onChange={(event) => {
          if (counter) setTyped(event.target.value)
          onChange?.(event.target.value)
        }}
      />
    </FieldFrame>
  )
}

/** A password with a button that shows it. */
export function PasswordField(props: InputProps) {
  const { label, labelHidden, description, error, required, className, ...rest } = props
  const { counter: _, value, onChange, ...input } = rest
  const { id, control } = useField(props)
  const [shown, setShown] = useState(false)
  const t = useText(uiText)
  return (
    <FieldFrame {...{ id, label, labelHidden, description, error, required, className }}>
      <div className={css.boxed}>
        <input
          autoComplete="current-password"
          {...input}
          {...control}
          {...(value === undefined ? {} : { value })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={css.control}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <IconButton
          className={css.inside}
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, error, required, className, ...rest } = props
  const { counter, value, onChange, maxLength, rows = 5, ...input } = rest
  const { id, control } = useField(props)
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  return (
    <FieldFrame
      {...{ id, label, labelHidden, description, error, required, className }}
      aside={counter && maxLength && <Counter text={value ?? typed} max={maxLength} />}
    >
      <textarea
        {...input}
        {...control}
        {...(value === undefined ? {} : { value })}
        rows={rows}
        maxLength={maxLength}
        className={css.control}
        onChange={(event) => {
          if (counter) setTyped(event.target.value)
          onChange?.(event.target.value)
        }}
      />
    </FieldFrame>
  )
}

/** Read aloud only near the end, so that typing is not talked over. */
function Counter({ text, max }: { text: string; max: number }) {
  const t = useText(uiText)
  const left = max - text.length
  return (
    <>
      <span aria-hidden="true">{t.counter(text.length, max)}</span>
      <output className="visually-hidden">{left <= 10 ? t.charactersLeft(left) : ''}</output>
    </>
  )
}
