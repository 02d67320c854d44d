import { Link } from '#src/web/link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { cx } from '#src/web/ui/cx.ts'
import { uiText } from '#src/web/ui/text.ts'
import css from './course-filters.module.css'
import { courseText } from './text.ts'

/** In the order of the page. */
const filterParams = ['category', 'difficulty', 'payment', 'language', 'state'] as const

type List = AnswerOf<typeof courseApi.getList>

interface Props {
  list: List
  address: ListAddress<NameOf<typeof courseApi.getList>>
}

const sheet = 'course-filters'

/**
 * Shows every filter as links with counts: they work without script and can be shared. On a phone
 * they open as a sheet, a native popover.
 */
export function CourseFilters({ list, address }: Props) {
  const t = useText(courseText)
  const { close } = useText(uiText)
  const format = useFormat()
  const chosen = filterParams.filter((name) => address.given[name])
  return (
    <>
      <div className={css.narrow}>
        <Button icon="filter" popoverTarget={sheet}>
          {chosen.length > 0 ? `${t.filters} (${format.number(chosen.length)})` : t.filters}
        </Button>
      </div>
      <div id={sheet} popover="auto" className={css.sheet} data-sheet="">
        <div className={css.sheetHead}>
          <h2>{t.filters}</h2>
          <IconButton icon="close" label={close} popoverTarget={sheet} popoverTargetAction="hide" />
        </div>
        <Facets list={list} address={address} />
        <div className={css.sheetFoot}>
          <Button variant="primary" wide popoverTarget={sheet} popoverTargetAction="hide">
            {t.showResults(format.number(list.total))}
          </Button>
        </div>
      </div>
    </>
  )
}

function Facets({ list, address }: Props) {
  const t = useText(courseText)
  const facets = filterParams.filter((name) => list.facets[name].length > 0)
  const anyChosen = filterParams.some((name) => address.given[name])
  return (
    <nav aria-label={t.filters} className={css.facets}>
      {facets.map((name) => (
        <Facet key={name} name={name} list={list} address={address} />
      ))}
      {anyChosen && (
        <Link
          prefetch="none"
          className={css.clear}
          preventScrollReset
          to={address.href(Object.fromEntries(filterParams.map((name) => [name, ''])))}
        >
          {t.clear}
        </Link>
      )}
    </nav>
  )
}

function Facet({ name, list, address }: Props & { name: (typeof filterParams)[number] }) {
  const t = useText(courseText)
  const format = useFormat()
  const chosen = address.given[name]
  return (
    <div className={css.row}>
      <span className={css.label} id={`facet-${name}`}>
        {t[name]}
      </span>
      <ul className={css.choices} aria-labelledby={`facet-${name}`}>
        <li>
          <Choice to={address.href({ [name]: '' })} current={!chosen}>
            {t.any}
          </Choice>
        </li>
        {list.facets[name].map(({ value, name: label, count }) => (
          <li key={value}>
            <Choice
              // Nothing would be found: the choice stays in its place, but leads nowhere.
              to={count > 0 || chosen === value ? address.href({ [name]: value }) : null}
              current={chosen === value}
            >
              {label} <span className={css.count}>{format.number(count)}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Choice({
  to,
  current,
  children,
}: {
  to: string | null
  current: boolean
  children: React.ReactNode
}) {
  if (to === null) return <span className={cx(css.choice, css.none)}>{children}</span>
  return (
    <Link
      prefetch="none"
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={css.choice}
    >
      {children}
    </Link>
  )
}
