import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useQueryValue } from '#src/web/address.ts'
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
  { name: 'course', area: coursePaths.home('premium'), list: coursePaths.list('premium') },
  { name: 'mooc', area: coursePaths.home('open'), list: coursePaths.list('open') },
] as const

const keywordLength = 100
/** The search scope opens faster than other dropdowns (specification, section 9). */
const scopeDelay = 50
/** Tells the scopes apart where there is no room for more: 'Premium', 'Open'. */
const firstWord = (label: string) => label.split(' ')[0]

/**
 * Scope, keyword, search: a plain form to the scope's list. `live/search.ts` lets an entry of the menu
 * only choose the scope; without script it searches there at once.
 */
export function SearchBar({ large, label }: { large?: boolean; label?: string }) {
  const t = useText(searchText)
  const locale = useLocale()
  const path = usePagePath()
  // Other lists (messages, people) have a search of their own by the same name.
  const isAnswer = scopes.some((one) => path === one.list)
  const asked = useQueryValue('keyword')
  const keyword = (isAnswer && asked) || ''
  const here = scopes.find((one) => path === one.area || path.startsWith(`${one.area}/`))
  const scope = here ?? scopes[0]

  return (
    <search aria-label={label ?? t.searchSite}>
      <form
        // A new key: scope and field follow the address when it changes.
        key={`${scope.name} ${keyword}`}
        action={withLocale(locale, scope.list)}
        className={cx(css.bar, large && css.large)}
        data-search=""
      >
        {/* The first submit button is the one that Enter presses: it must not be an entry of the menu. */}
        <button type="submit" hidden aria-label={t.search} />
        <Menu
          delay={scopeDelay}
          className={css.scope}
          trigger={<span data-shown="">{firstWord(t.scopes[scope.name])}</span>}
          label={t.searchIn(t.scopes[scope.name])}
          items={scopes.map((one) => ({
            key: one.name,
            label: t.scopes[one.name],
            says: t.searchIn(t.scopes[one.name]),
            hint: t.placeholder(t.scopes[one.name]),
            current: one === scope,
            send: { action: withLocale(locale, one.list) },
          }))}
        />
        <label className={css.field}>
          <span className="visually-hidden">{t.keyword}</span>
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={keywordLength}
            placeholder={t.placeholder(t.scopes[scope.name])}
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
