import { coursePaths } from '#src/features/learning/course/paths.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { kindOf } from '#src/features/learning/course/web/kind.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { type ListAddress, type NameOf, readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch, SortSelect } from '#src/web/list/list-search.tsx'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { myCourseSorts, myCourseStates, studyApi } from '../../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { MyCourseRow } from './my-course-row.tsx'
import css from './my-courses.module.css'
import { myCoursesText } from './my-courses-text.ts'

type List = AnswerOf<typeof studyApi.getMyCourses>

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const kind = kindOf(new URL(request.url).pathname)
  const input = readList(request, studyApi.getMyCourses, { kind })
  return { kind, list: await api(studyApi.getMyCourses, input) }
}

export const meta = pageMeta(myCoursesText, (t, { kind }: LoaderData<typeof loader>) => ({
  title: t[kind],
}))

export default function MyCoursesPage() {
  const { kind, list } = useLoaderData<typeof loader>()
  const t = useText(myCoursesText)
  const address = useList(studyApi.getMyCourses)
  const { keyword, state } = address.values
  return (
    <Page title={t[kind]} lead={t.mineLead}>
      <Tabs
        label={t.states}
        tabs={myCourseStates.map((name) => ({
          label: t[name],
          count: list.counts[name],
          current: name === state,
          to: address.href({ state: name }),
        }))}
        beside={
          (list.counts.all > 0 || keyword) && (
            <ListSearch
              address={address}
              label={t.search}
              button={t.searchButton}
              iconOnly
              maxLength={100}
              names={list.total > 0 ? ['sort'] : []}
            >
              {list.total > 0 && (
                <SortSelect
                  address={address}
                  label={t.sort}
                  options={myCourseSorts.map((value) => ({ value, label: t[value] }))}
                />
              )}
            </ListSearch>
          )
        }
      />
      {list.items.length === 0 ? (
        <NoCourses kind={kind} list={list} address={address} />
      ) : (
        <ul className={css.list}>
          {list.items.map((course, index) => (
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
  address,
}: {
  kind: CourseKind
  list: List
  address: ListAddress<NameOf<typeof studyApi.getMyCourses>>
}) {
  const t = useText(myCoursesText)
  const { keyword, state } = address.values
  const find = (
    <ButtonLink variant="primary" to={coursePaths.list(kind)}>
      {t.findCourses}
    </ButtonLink>
  )
  const empty = {
    picture: 'empty',
    title: t.noCourses,
    text: t.noCoursesText,
    action: find,
  } as const
  const ofState =
    state === 'completed'
      ? { ...empty, title: t.noCompleted, text: t.noCompletedText }
      : { ...empty, title: t.noLearning }
  return (
    <EmptyResults
      list={list}
      address={address}
      empty={empty}
      unfit={
        keyword
          ? { title: t.noMatch(keyword), text: t.noMatchText }
          : list.counts.all > 0
            ? ofState
            : empty
      }
    />
  )
}
