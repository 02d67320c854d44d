import type { ReactNode } from 'react'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { cx } from '#src/web/ui/cx.ts'
import type { ListAddress } from './list-address.ts'
import { ListForm, SearchInput, submitAtOnce } from './list-form.tsx'
import css from './list-search.module.css'

/** The search of a list by keyword. */
export function ListSearch({
  address,
  label,
  placeholder = label,
  button,
  iconOnly,
  maxLength,
  names = [],
  className,
  children,
}: {
  address: ListAddress
  label: string
  placeholder?: string
  /** The label of the button. */
  button: string
  iconOnly?: boolean
  maxLength: number
  /** The names of further fields inside. */
  names?: readonly string[]
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <ListForm
      address={address}
      names={['keyword', ...names]}
      label={label}
      className={cx(css.search, className)}
    >
      <SearchInput className={css.keyword} {...{ address, label, placeholder, maxLength }} />
      {iconOnly ? (
        <IconButton type="submit" icon="search" label={button} />
      ) : (
        <Button type="submit" icon="search">
          {button}
        </Button>
      )}
      {children}
    </ListForm>
  )
}

/** Selects the order of a list; takes effect at once. Belongs inside its ListSearch. */
export function SortSelect<V extends string>({
  address,
  label,
  options,
}: {
  address: ListAddress
  label: string
  options: readonly { value: V; label: string }[]
}) {
  const chosen = address.values['sort']
  return (
    <label className={css.sort}>
      <span>{label}</span>
      <span className={css.select}>
        <select key={chosen} name="sort" defaultValue={chosen} onChange={submitAtOnce}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  )
}
