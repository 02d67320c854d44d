import { Fold } from '#src/web/plain.tsx'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { courseApi, courseSorts } from '../contract.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { paths } from '#src/web/paths.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseGrid } from './course-grid.tsx'
import css from './course-list-page.module.css'
import { kindOf } from './kind.ts'
import { changedAddress, readAddress } from './list-address.ts'
import { ListSearch } from './list-search.tsx'
import { courseText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const url = new URL(request.url)
  const kind = kindOf(url.pathname)
  return { kind, list: await api(courseApi.getList, readAddress(kind, url.searchParams)) }
}

export const meta = pageMeta(courseText, (t, { kind, list }: LoaderData<typeof loader>) => ({
  title: t.listTitle(t[kind]),
  description: `${t.found(String(list.total))} · ${kind === 'open' ? t.openLead : t.premiumLead}`,
}))

export default function CourseListPage() {
  const { kind, list } = useLoaderData<typeof loader>()
  const t = useText(courseText)
  const format = useFormat()
  const locale = useLocale()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const keyword = search.get('keyword')?.trim() ?? ''
  const total = format.number(list.total)
  const sorts = keyword ? (['relevance', ...courseSorts] as const) : courseSorts
  const sort = search.get('sort') ?? sorts[0]
  return (
    <main id="main" className={`container ${css.page}`}>
      <Breadcrumb
        items={[{ label: t[kind], to: paths.courses(locale, kind) }, { label: t.allCourses }]}
      />
      <div className={css.head}>
        <h1>{t.listTitle(t[kind])}</h1>
        <ListSearch keyword={keyword} path={pathname} />
      </div>
      <CourseFilters list={list} path={pathname} search={search} />
      <div className={css.bar}>
        <p aria-live="polite">{keyword ? t.foundFor(keyword, total) : t.found(total)}</p>
        <Tabs
          label={t.sort}
          tabs={sorts.map((name) => ({
            label: t[name],
            current: name === sort,
            to: changedAddress(pathname, search, {
              sort: name === 'relevance' ? undefined : name,
            }),
          }))}
        />
      </div>
      <Fold />
      {list.total === 0 ? (
        <>
          <EmptyState
            picture="search"
            title={keyword ? t.nothingFor(keyword) : t.nothing}
            text={t.nothingText}
            action={<ButtonLink to={pathname}>{t.allCourses}</ButtonLink>}
          />
          {list.nearest.length > 0 && (
            <section className={css.nearest}>
              <h2>{t.nearest}</h2>
              <CourseGrid courses={list.nearest} />
            </section>
          )}
        </>
      ) : (
        <CourseGrid courses={list.courses} eager={4} level={2} />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(page) => changedAddress(pathname, search, { page: String(page) })}
      />
    </main>
  )
}
