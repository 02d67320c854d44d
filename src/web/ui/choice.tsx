import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
} from 'react'
import { cx } from './cx.ts'
import { Field, FieldError, type FieldProps, framed, RequiredMark, useField } from './field.tsx'
import { Icon } from './icon.tsx'
import css from './field.module.css'

/** A checkbox with its label. */
export function Checkbox({
  label,
  description,
  error,
  required,
  state,
  className,
  after,
  checked,
  onChange,
  ...input
}: Omit<FieldProps, 'label' | 'labelHidden'> & {
  label: ReactNode
  /** Buttons after the label, which must not contain them. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
  checked?: boolean
  onChange?: (checked: boolean) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'id' | 'className'>) {
  const { id, control } = useField({ description, error, required })
  return (
    <div className={cx(css.choice, className)} data-state={state}>
      <input
        {...input}
        {...control}
        type="checkbox"
        checked={checked}
        aria-labelledby={after ? `${id}l` : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {after ? (
        <span id={`${id}l`}>
          <label htmlFor={id}>{label}</label> {after}
        </span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {description && (
        <div id={`${id}d`} className={css.under}>
          {description}
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}

interface Option<V extends string = string> {
  value: V
  label: string
  description?: ReactNode
  disabled?: boolean
}

/** A choice among a few visible options. */
export function RadioGroup<V extends string>({
  label,
  labelHidden,
  description,
  error,
  required,
  state,
  className,
  name,
  options,
  value,
  onChange,
  onBlur,
  inRow,
}: FieldProps & {
  name?: string
  options: readonly Option<V>[]
  value?: V | ''
  onChange?: (value: V) => void
  onBlur?: () => void
  inRow?: boolean
}) {
  const { id, control } = useField({ description, error, required })
  const ownName = useId()
  return (
    <fieldset
      className={cx(css.field, className)}
      role="radiogroup"
      data-state={state}
      aria-required={required || undefined}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      onBlur={onBlur}
    >
      <legend className={labelHidden ? 'visually-hidden' : css.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {description && (
        <div id={`${id}d`} className={css.under}>
          {description}
        </div>
      )}
      <div className={cx(css.options, inRow && css.row)}>
        {options.map((option) => (
          <div key={option.value} className={css.choice}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined ? {} : { checked: value === option.value })}
              aria-describedby={option.description ? `${id}-${option.value}d` : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.description && (
              <div id={`${id}-${option.value}d`} className={css.under}>
                {option.description}
              </div>
            )}
          </div>
        ))}
      </div>
      <FieldError id={`${id}e`} error={error} />
    </fieldset>
  )
}

/** A choice among many options, by the native list, which every phone and screen reader supports. */
export function Select<V extends string>(
  props: FieldProps & {
    options: readonly Option<V>[]
    value?: V | ''
    onChange?: (value: V) => void
    /** Shown while nothing is chosen. */
    placeholder?: string
  } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'id' | 'className'>,
) {
  const [frame, { options, value, onChange, placeholder, ...select }] = framed(props)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={cx(css.boxed, css.select)}>
          <select
            {...select}
            {...control}
            {...(value === undefined ? {} : { value })}
            className={css.control}
            onChange={(event) => onChange?.(event.target.value as V)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </div>
      )}
    </Field>
  )
}
