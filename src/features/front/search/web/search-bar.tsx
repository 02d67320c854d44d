import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { withLocale } from '#src/shared/locale.ts'
import { usePagePath } from '#src/web/root-data.ts'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import css from './search-bar.module.css'
import { searchText } from './text.ts'

/** The scope's list answers the search (specification, section 2). */
const scopes = [
  { name: 'course', area: '/course', list: '/course/list' },
  { name: 'mooc', area: '/smooc', list: '/smooc/list' },
  { name: 'activity', area: '/common/articles', list: '/common/articles' },
] as const
type Scope = (typeof scopes)[number]

const keywordLength = 100
/** The search scope opens faster than other dropdowns (specification, section 9). */
const scopeDelay = 50

/** Scope, keyword, go. A plain form, so that it also works before the script has loaded. */
export function SearchBar({ large, label }: { large?: boolean; label?: string }) {
  const t = useText(searchText)
  const locale = useLocale()
  const path = usePagePath()
  // Other lists (messages, people) have a search of their own by the same name.
  const isAnswer = scopes.some((one) => path === one.list)
  const query = new URLSearchParams(useLocation().search)
  const keyword = (isAnswer && query.get('keyword')) || ''
  const built = scopes.filter((scope) => isPageBuilt(scope.list))
  const [chosen, setChosen] = useState<Scope['name']>()
  const here = built.find((one) => path === one.area || path.startsWith(`${one.area}/`))
  const scope = built.find((one) => one.name === chosen) ?? here ?? scopes[0]
  const action = withLocale(locale, scope.list)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    // Replaces the address and loads the page anew, as the specification has it.
    window.location.replace(
      wanted ? `${action}?${new URLSearchParams({ keyword: wanted })}` : action,
    )
  }

  return (
    <search aria-label={label ?? t.searchSite}>
      <form action={action} className={cx(css.bar, large && css.large)} onSubmit={search}>
        <Menu
          delay={scopeDelay}
          className={css.scope}
          trigger={t.scopes[scope.name]}
          label={t.searchIn(t.scopes[scope.name])}
          items={built.map((one) => ({
            key: one.name,
            label: t.scopes[one.name],
            current: one === scope,
            onSelect: () => setChosen(one.name),
          }))}
        />
        <label className={css.field}>
          <span className="visually-hidden">{t.keyword}</span>
          <input
            // A new key: the field follows the address when it changes.
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={keywordLength}
            placeholder={t.placeholder[scope.name]}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={css.go} aria-label={t.search} data-tip={t.search}>
          <Icon name="search" size={large ? 24 : 20} />
        </button>
      </form>
    </search>
  )
}
