import { useId, type SubmitEvent } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { backOfficeText } from './text.ts'
import type { ListAddress } from './use-list-address.ts'
import css from './filter-bar.module.css'

export type Filter =
  | { kind: 'search'; name: string; label: string; maxLength?: number }
  | {
      kind: 'select'
      name: string
      label: string
      options: readonly { value: string; label: string }[]
      /** Says that nothing is chosen: 'All roles'. Left out, one is always chosen, at first the first. */
      any?: string
    }
  | { kind: 'dates'; label: string; from: string; to: string }

/**
 * Search and filters of a list, kept in its address. A plain GET form: it works without script; with
 * it a choice takes effect at once.
 */
export function FilterBar({
  label,
  filters,
  address,
}: {
  label: string
  filters: readonly Filter[]
  address: ListAddress
}) {
  const t = useText(backOfficeText)
  const format = useFormat()
  const navigate = useNavigate()
  const id = useId()
  const { values } = address
  const [searches, others] = [
    filters.filter(({ kind }) => kind === 'search'),
    filters.filter(({ kind }) => kind !== 'search'),
  ]
  const named = new Set(filters.flatMap(namesOf))
  const kept = address.names.filter((name) => !named.has(name) && name !== 'page' && values[name])
  const active = others.flatMap(namesOf).filter((name) => name !== 'sort' && values[name]).length

  /** The same as the form's own way, without empty names in the address. */
  function apply(form: HTMLFormElement) {
    const given = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ])
    void navigate(address.href(withoutDefaults(Object.fromEntries(given), filters)), {
      preventScrollReset: true,
    })
  }

  return (
    <Form
      method="get"
      action={address.path}
      role="search"
      aria-label={label}
      className={css.bar}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <div className={css.searches}>
        {searches.map((filter) => (
          <Control key={filter.label} filter={filter} values={values} apply={apply} />
        ))}
        <Button type="submit" icon="search">
          <span className={css.word}>{t.search}</span>
        </Button>
      </div>
      {others.length > 0 && (
        <>
          <input type="checkbox" id={`${id}o`} className={css.opener} />
          <label htmlFor={`${id}o`} className={css.open}>
            <Icon name="filter" />
            {active > 0 ? t.filtersActive(format.number(active)) : t.filters}
          </label>
          <div className={css.others}>
            {others.map((filter) => (
              <Control key={filter.label} filter={filter} values={values} apply={apply} />
            ))}
          </div>
        </>
      )}
      {address.filtered && (
        <Link
          className={css.clear}
          preventScrollReset
          to={address.href(Object.fromEntries([...named, ...kept].map((name) => [name, ''])))}
        >
          {t.clear}
        </Link>
      )}
    </Form>
  )
}

function Control({
  filter,
  values,
  apply,
}: {
  filter: Filter
  values: ListAddress['values']
  apply: (form: HTMLFormElement) => void
}) {
  const t = useText(backOfficeText)
  const atOnce = (event: { currentTarget: { form: HTMLFormElement | null } }) => {
    if (event.currentTarget.form) apply(event.currentTarget.form)
  }
  if (filter.kind === 'search') {
    return (
      <label className={css.keyword}>
        <span className="visually-hidden">{filter.label}</span>
        {/* A new key: the field follows the address when it changes elsewhere. */}
        <input
          key={values[filter.name]}
          type="search"
          name={filter.name}
          defaultValue={values[filter.name]}
          maxLength={filter.maxLength ?? 60}
          placeholder={filter.label}
        />
      </label>
    )
  }
  if (filter.kind === 'dates') {
    return (
      <fieldset className={css.dates}>
        <legend className="visually-hidden">{filter.label}</legend>
        {([filter.from, filter.to] as const).map((name, index) => (
          <label key={name}>
            <span>{index === 0 ? t.from : t.to}</span>
            <input
              key={values[name]}
              type="date"
              name={name}
              defaultValue={values[name]}
              data-set={values[name] ? '' : undefined}
              onChange={atOnce}
            />
          </label>
        ))}
      </fieldset>
    )
  }
  const { name, label, options, any } = filter
  const chosen = values[name] ?? (any === undefined ? options[0]?.value : '')
  return (
    <label className={css.select}>
      <span className="visually-hidden">{label}</span>
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        data-set={any !== undefined && values[name] ? '' : undefined}
        onChange={atOnce}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  )
}

const namesOf = (filter: Filter): string[] =>
  filter.kind === 'dates' ? [filter.from, filter.to] : [filter.name]

/** What is chosen without being asked for needs no place in the address. */
function withoutDefaults(values: Record<string, string>, filters: readonly Filter[]) {
  const next = { ...values }
  for (const filter of filters) {
    if (filter.kind !== 'select' || filter.any !== undefined) continue
    if (next[filter.name] === filter.options[0]?.value) next[filter.name] = ''
  }
  return next
}
