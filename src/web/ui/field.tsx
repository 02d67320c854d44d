import { useId, type ReactNode } from 'react'
import { formText } from '#src/web/form/text.ts'
import { useText } from '#src/web/i18n.tsx'
import type { FieldState } from '#src/web/form/rules.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import css from './field.module.css'

/** The props of every field, apart from its control. */
export interface FieldProps {
  label: string
  description?: ReactNode
  /** The error and its remedy; shown beside the field and read with it. */
  error?: string
  required?: boolean
  /** The label is read aloud but not shown (search bars, filters in a row). */
  labelHidden?: boolean
  /** The state in its form; 'empty' until the field was checked. */
  state?: FieldState
  className?: string
}

/** Returns the field's id, and `control` to spread on the input, which links label, description and error. */
export function useField({ description, error, required }: Partial<FieldProps>) {
  const id = useId()
  const described = cx(description ? `${id}d` : false, error ? `${id}e` : false)
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
      'aria-required': required || undefined,
    },
  }
}

export type FieldControl = ReturnType<typeof useField>['control']

/** Splits a field's props into those of its frame and those of its control. */
export function framed<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, labelHidden, description, error, required, state, className, ...rest } = props
  return [{ label, labelHidden, description, error, required, state, className }, rest]
}

/** A control with its label above, and description and error below. */
export function Field({
  aside,
  children,
  ...props
}: FieldProps & { aside?: ReactNode; children: (control: FieldControl) => ReactNode }) {
  const { label, labelHidden, description, error, required, state, className } = props
  const { id, control } = useField(props)
  return (
    <div className={cx(css.field, className)} data-state={state}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(control)}
      {(description || aside) && (
        <div className={css.under}>
          {description && <div id={`${id}d`}>{description}</div>}
          {aside && <div className={css.aside}>{aside}</div>}
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}

export function RequiredMark() {
  const t = useText(formText)
  return (
    <span className={css.required} title={t.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <div id={id} className={css.error}>
      <Icon name="error" size={16} />
      <span>{error}</span>
    </div>
  )
}
