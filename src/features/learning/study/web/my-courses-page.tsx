import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { kindOf } from '#src/features/learning/course/web/kind.ts'
import { changedAddress } from '#src/features/learning/course/web/list-address.ts'
import type { AnswerOf, InputOf } from '#src/shared/endpoint.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { paths } from '#src/web/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { myCourseSorts, myCourseStates, studyApi } from '../contract.ts'
import { MyCourseRow } from './my-course-row.tsx'
import css from './my-courses.module.css'
import { MyCoursesSearch } from './my-courses-search.tsx'
import { studyText } from './text.ts'

type List = AnswerOf<typeof studyApi.getMyCourses>
type State = (typeof myCourseStates)[number]

const params = ['state', 'keyword', 'sort', 'page'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const kind = kindOf(pathname)
  const given = params.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value] as const] : []
  })
  const input = { kind, ...Object.fromEntries(given) } as InputOf<typeof studyApi.getMyCourses>
  return { kind, list: await api(studyApi.getMyCourses, input) }
}

export const meta = pageMeta(studyText, (t, { kind }: LoaderData<typeof loader>) => ({
  title: t[kind],
}))

export default function MyCoursesPage() {
  const { kind, list } = useLoaderData<typeof loader>()
  const t = useText(studyText)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const keyword = search.get('keyword')?.trim() ?? ''
  const state = (search.get('state') ?? 'all') as State
  const sort = search.get('sort') ?? myCourseSorts[0]
  return (
    <main id="main" className={css.page}>
      <div className={css.head}>
        <h1>{t[kind]}</h1>
        <p>{t.mineLead}</p>
      </div>
      <div className={css.bar}>
        <Tabs
          label={t.states}
          tabs={myCourseStates.map((name) => ({
            label: t[name],
            count: list.counts[name],
            current: name === state,
            to: changedAddress(pathname, search, { state: name === 'all' ? undefined : name }),
          }))}
        />
        {(list.counts.all > 0 || keyword) && (
          <MyCoursesSearch keyword={keyword} sort={sort} path={pathname} />
        )}
      </div>
      {list.courses.length === 0 ? (
        <Nothing kind={kind} list={list} state={state} keyword={keyword} />
      ) : (
        <ul className={css.list}>
          {list.courses.map((course, index) => (
            <MyCourseRow key={course.courseId} course={course} eager={index < 4} />
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(page) => changedAddress(pathname, search, { page: String(page) })}
      />
    </main>
  )
}

/** Why there is nothing, and what to do next. */
function Nothing({
  kind,
  list,
  state,
  keyword,
}: {
  kind: CourseKind
  list: List
  state: State
  keyword: string
}) {
  const t = useText(studyText)
  const locale = useLocale()
  const mine = paths.myCourses(locale, kind)
  if (list.total > 0) {
    return <EmptyState title={t.noPage} action={<ButtonLink to={mine}>{t.firstPage}</ButtonLink>} />
  }
  if (keyword) {
    return (
      <EmptyState
        picture="search"
        title={t.noMatch(keyword)}
        text={t.noMatchText}
        action={<ButtonLink to={mine}>{t.clearSearch}</ButtonLink>}
      />
    )
  }
  const completed = state === 'completed' && list.counts.all > 0
  const learning = state === 'learning' && list.counts.all > 0
  return (
    <EmptyState
      title={completed ? t.noCompleted : learning ? t.noLearning : t.noCourses}
      text={completed ? t.noCompletedText : t.noCoursesText}
      action={
        <ButtonLink variant="primary" to={paths.courseList(locale, kind)}>
          {t.findCourses}
        </ButtonLink>
      }
    />
  )
}
