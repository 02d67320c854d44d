import { useId } from 'react'
import { Link } from '#src/web/link.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './filter-bar.module.css'
import type { ListAddress } from './list-address.ts'
import { ListForm, SearchInput, submitAtOnce } from './list-form.tsx'
import { listText } from './text.ts'

export type Filter<N extends string = string> =
  | { kind: 'search'; name: N; label: string; maxLength?: number }
  | {
      kind: 'select'
      name: N
      label: string
      options: readonly { value: string; label: string }[]
      /** The option for no choice: 'All roles'. Without it one option is always chosen, the first by default. */
      any?: string
    }
  | { kind: 'dates'; label: string; from: N; to: N }

const namesOf = (filter: Filter): string[] =>
  filter.kind === 'dates' ? [filter.from, filter.to] : [filter.name]

/** The search and filters of a list, kept in its address. With script, a choice takes effect at once. */
export function FilterBar<N extends string>({
  label,
  filters,
  address,
}: {
  label: string
  filters: readonly Filter<NoInfer<N>>[]
  address: ListAddress<N>
}) {
  const t = useText(listText)
  const format = useFormat()
  const id = useId()
  const given: Readonly<Record<string, string | undefined>> = address.given
  const [searches, others] = [
    filters.filter(({ kind }) => kind === 'search'),
    filters.filter(({ kind }) => kind !== 'search'),
  ]
  const active = others.flatMap(namesOf).filter((name) => name !== 'sort' && given[name]).length
  return (
    <ListForm address={address} names={filters.flatMap(namesOf)} label={label} className={css.bar}>
      <div className={css.searches}>
        {searches.map((filter) => (
          <Control key={filter.label} filter={filter} address={address} />
        ))}
        <Button type="submit" icon="search">
          <span className={css.word}>{t.search}</span>
        </Button>
      </div>
      {others.length > 0 && (
        <>
          <input type="checkbox" id={`${id}o`} className={css.opener} />
          <label htmlFor={`${id}o`} className={css.open} data-set={active > 0 || undefined}>
            <Icon name="filter" />
            <span className={css.word}>
              {active > 0 ? t.filtersActive(format.number(active)) : t.filters}
            </span>
          </label>
          <div className={css.others}>
            {others.map((filter) => (
              <Control key={filter.label} filter={filter} address={address} />
            ))}
          </div>
        </>
      )}
      {address.filtered && (
        <Link prefetch="none" className={css.clear} preventScrollReset to={address.path}>
          {t.clear}
        </Link>
      )}
    </ListForm>
  )
}

function Control({ filter, address }: { filter: Filter; address: ListAddress }) {
  const t = useText(listText)
  const { given, values } = address
  if (filter.kind === 'search') {
    return (
      <SearchInput
        className={css.keyword}
        address={address}
        name={filter.name}
        label={filter.label}
        maxLength={filter.maxLength}
      />
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
              key={given[name]}
              type="date"
              name={name}
              defaultValue={given[name]}
              data-set={given[name] ? '' : undefined}
              onChange={submitAtOnce}
            />
          </label>
        ))}
      </fieldset>
    )
  }
  const { name, label, options, any } = filter
  const chosen = values[name] || (any === undefined ? options[0]?.value : '')
  return (
    <label className={css.select}>
      <span className="visually-hidden">{label}</span>
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        data-set={any !== undefined && given[name] ? '' : undefined}
        onChange={submitAtOnce}
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
