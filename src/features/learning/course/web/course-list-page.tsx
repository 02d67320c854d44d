import { coursePaths } from '../paths.ts'
import { Fold } from '#src/web/plain.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { heartsOf } from '#src/features/learning/favourite/web/hearts-of.tsx'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { courseApi, courseSorts } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseGrid } from './course-grid.tsx'
import { useMatchedParts } from './course-match.tsx'
import css from './course-list-page.module.css'
import { kindOf } from './kind.ts'
import { withPlaces } from './read-places.ts'
import { MeantNotice, OtherKind } from './search-notices.tsx'
import { courseText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const kind = kindOf(new URL(request.url).pathname)
  const found = await given.api(courseApi.getList, readList(request, courseApi.getList, { kind }))
  const ids = found.items.map(({ courseId }) => courseId)
  const [list, collected] = await Promise.all([
    withPlaces(given, found),
    readCollected(given, 'course', ids),
  ])
  return { kind, list, collected }
}

export const meta = pageMeta(courseText, (t, { kind, list }: LoaderData<typeof loader>) => ({
  title: t.listTitle(t[kind]),
  description: `${t.found(String(list.total))} · ${kind === 'open' ? t.openLead : t.premiumLead}`,
}))

export default function CourseListPage() {
  const { kind, list, collected } = useLoaderData<typeof loader>()
  const t = useText(courseText)
  const format = useFormat()
  const address = useList(courseApi.getList)
  const { keyword } = address.values
  const total = format.number(list.total)
  // Open courses are free, so no fee orders them.
  const orders = courseSorts.filter((name) => name !== 'fee' || kind === 'premium')
  const sorts = keyword ? (['relevance', ...orders] as const) : orders
  const sort = address.values.sort || sorts[0]
  const partsOf = useMatchedParts()
  const matched = list.items.flatMap((course, index) => {
    const match = list.matches[index]
    return match ? [partsOf(course, match)] : []
  })
  return (
    <main id="main" className={`container ${css.page}`}>
      <Breadcrumb
        items={[{ label: t[kind], to: coursePaths.home(kind) }, { label: t.allCourses }]}
      />
      <h1>{t.listTitle(t[kind])}</h1>
      <CourseFilters list={list} address={address} />
      {list.total > 0 && (
        <Tabs
          label={t.sort}
          tabs={sorts.map((name) => ({
            label: t[name],
            current: name === sort,
            to: address.href({ sort: name === 'relevance' ? '' : name }),
          }))}
          beside={
            <p aria-live="polite" className={css.found}>
              {keyword ? t.foundFor(list.meant ?? keyword, total) : t.found(total)}
            </p>
          }
        />
      )}
      {list.total > 0 && (list.meant !== null || list.others > 0) && (
        <div className={css.notices}>
          {list.meant !== null && <MeantNotice keyword={keyword} meant={list.meant} />}
          <OtherKind kind={kind} keyword={keyword} total={list.others} />
        </div>
      )}
      <Fold />
      {list.items.length === 0 ? (
        <>
          <EmptyResults
            list={list}
            address={address}
            empty={{ title: t.none }}
            unfit={{
              title: keyword ? t.nothingFor(keyword) : t.nothing,
              text: list.others > 0 ? undefined : t.nothingText,
              action:
                list.others > 0 ? (
                  <OtherKind kind={kind} keyword={keyword} total={list.others} />
                ) : (
                  <ButtonLink to={address.path}>{t.allCourses}</ButtonLink>
                ),
            }}
          />
          {list.nearest && (
            <section className={css.nearest}>
              <h2>{t.nearest[list.nearest.by]}</h2>
              <CourseGrid courses={list.nearest.courses} />
            </section>
          )}
        </>
      ) : (
        <CourseGrid
          courses={list.items}
          matched={keyword ? matched : undefined}
          eager={4}
          level={2}
          corner={heartsOf('course', collected)}
        />
      )}
      <Pages list={list} address={address} />
    </main>
  )
}
