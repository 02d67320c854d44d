import { Form, useLocation, useSearchParams } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './messages.module.css'
import { messageText } from './text.ts'

/** A plain form: it works without script, and what is looked for stays in the address. */
export function MessageSearch({ keyword }: { keyword: string }) {
  const t = useText(messageText)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <Form method="get" action={pathname} className={css.search} role="search" aria-label={t.search}>
      {(['state', 'kind'] as const).map((name) => {
        const value = search.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <label>
        <span className="visually-hidden">{t.search}</span>
        {/* A new key: the field follows the address when it changes elsewhere. */}
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={60}
          placeholder={t.search}
        />
      </label>
      <IconButton type="submit" icon="search" label={t.searchButton} />
    </Form>
  )
}
