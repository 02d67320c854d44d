import { Form, useSearchParams } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import css from './course-list-page.module.css'
import { listParams } from './list-address.ts'
import { courseText } from './text.ts'

/** Searches within the list, keeping its filters. A plain form: it works without script. */
export function ListSearch({ keyword, path }: { keyword: string; path: string }) {
  const t = useText(courseText)
  const [search] = useSearchParams()
  const kept = listParams.filter((name) => name !== 'keyword' && name !== 'page')
  return (
    <Form method="get" action={path} className={css.search} role="search" aria-label={t.search}>
      <label>
        <span className="visually-hidden">{t.search}</span>
        {/* A new key: the field follows the address when it changes elsewhere. */}
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={t.searchPlaceholder}
        />
      </label>
      {kept.map((name) => {
        const value = search.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Button type="submit" icon="search">
        {t.searchButton}
      </Button>
    </Form>
  )
}
