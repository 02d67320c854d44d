import { studyPaths } from '../paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { kindOf } from '#src/features/learning/course/web/kind.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch, SortSelect } from '#src/web/list/list-search.tsx'
import { Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { myCourseSorts, myCourseStates, studyApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { MyCourseRow } from './my-course-row.tsx'
import css from './my-courses.module.css'
import { studyText } from './text.ts'

type List = AnswerOf<typeof studyApi.getMyCourses>
type State = (typeof myCourseStates)[number]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const kind = kindOf(new URL(request.url).pathname)
  const input = readList(request, studyApi.getMyCourses, { kind })
  return { kind, list: await api(studyApi.getMyCourses, input) }
}

export const meta = pageMeta(studyText, (t, { kind }: LoaderData<typeof loader>) => ({
  title: t[kind],
}))

export default function MyCoursesPage() {
  const { kind, list } = useLoaderData<typeof loader>()
  const t = useText(studyText)
  const address = useList(studyApi.getMyCourses)
  const { keyword } = address.values
  const state = address.values.state as State
  return (
    <Page title={t[kind]} lead={t.mineLead}>
      <div className={css.bar}>
        <Tabs
          label={t.states}
          tabs={myCourseStates.map((name) => ({
            label: t[name],
            count: list.counts[name],
            current: name === state,
            to: address.href({ state: name }),
          }))}
        />
        {(list.counts.all > 0 || keyword) && (
          <ListSearch
            address={address}
            label={t.search}
            button={t.searchButton}
            iconOnly
            maxLength={100}
            names={['sort']}
          >
            <SortSelect
              address={address}
              label={t.sort}
              options={myCourseSorts.map((value) => ({ value, label: t[value] }))}
            />
          </ListSearch>
        )}
      </div>
      {list.courses.length === 0 ? (
        <NoCourses kind={kind} list={list} state={state} keyword={keyword} />
      ) : (
        <ul className={css.list}>
          {list.courses.map((course, index) => (
            <MyCourseRow key={course.courseId} course={course} eager={index < 4} />
          ))}
        </ul>
      )}
      <Pages list={list} address={address} />
    </Page>
  )
}

/** The empty list: the reason, and the next step. */
function NoCourses({
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
  const mine = studyPaths.myCourses(kind)
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
        <ButtonLink variant="primary" to={coursePaths.list(kind)}>
          {t.findCourses}
        </ButtonLink>
      }
    />
  )
}
