import type { ReactNode, SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import type { ListAddress } from './list-address.ts'

/**
 * The GET form around search and filters. It keeps the address's other values and works without script;
 * with script it leaves empty values and defaults out of the address.
 */
export function ListForm({
  address,
  names,
  label,
  className,
  children,
}: {
  address: ListAddress
  /** The names of the fields inside. */
  names: readonly string[]
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  const navigate = useNavigate()
  const kept = address.names.filter((name) => name !== 'page' && !names.includes(name))
  return (
    <Form
      method="get"
      action={address.path}
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value.trim() : '',
        ])
        void navigate(address.href(Object.fromEntries(given)), { preventScrollReset: true })
      }}
    >
      {kept.map((name) => {
        const value = address.given[name]
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      {children}
    </Form>
  )
}

/** Submits the form when a choice changes. */
export const submitAtOnce = (event: { currentTarget: { form: HTMLFormElement | null } }) =>
  event.currentTarget.form?.requestSubmit()

/** The input of a search; the caller adds its button. */
export function SearchInput({
  address,
  name = 'keyword',
  label,
  placeholder = label,
  maxLength = 60,
  className,
}: {
  address: ListAddress
  name?: string
  /** The accessible name, and the default placeholder. */
  label: string
  placeholder?: string
  maxLength?: number | undefined
  className?: string | undefined
}) {
  const value = address.given[name] ?? ''
  return (
    <label className={className}>
      <span className="visually-hidden">{label}</span>
      {/* The key resets the field when a link changes the address. */}
      <input
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        placeholder={placeholder}
      />
    </label>
  )
}
