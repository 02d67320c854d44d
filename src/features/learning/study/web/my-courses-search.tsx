import { Form, useSearchParams, useSubmit } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { myCourseSorts } from '../contract.ts'
import css from './my-courses.module.css'
import { studyText } from './text.ts'

/** Search and sort in one plain form, which keeps the state; both stay in the address. */
export function MyCoursesSearch({
  keyword,
  sort,
  path,
}: {
  keyword: string
  sort: string
  path: string
}) {
  const t = useText(studyText)
  const submit = useSubmit()
  const [search] = useSearchParams()
  const state = search.get('state')
  return (
    <Form method="get" action={path} className={css.search} role="search" aria-label={t.search}>
      {state && <input type="hidden" name="state" value={state} />}
      <label className={css.keyword}>
        <span className="visually-hidden">{t.search}</span>
        {/* A new key: the field follows the address when it changes elsewhere. */}
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={t.search}
        />
      </label>
      <IconButton type="submit" icon="search" label={t.searchButton} />
      <label className={css.sort}>
        <span>{t.sort}</span>
        <select
          key={sort}
          name="sort"
          defaultValue={sort}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {myCourseSorts.map((name) => (
            <option key={name} value={name}>
              {t[name]}
            </option>
          ))}
        </select>
      </label>
    </Form>
  )
}
