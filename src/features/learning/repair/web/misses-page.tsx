import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { missSorts, repairApi } from '../contract.ts'
import { GiveBar } from './give-bar.tsx'
import { GivenSets } from './given-sets.tsx'
import { MissTable } from './miss-table.tsx'
import { missesText } from './repair-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const misses = await api(repairApi.getMisses, readList(request, repairApi.getMisses))
  const { courseId } = misses
  return { misses, sets: courseId === null ? null : await api(repairApi.getSets, { courseId }) }
}

/** The questions that most learners of a course have wrong, and the practice sets that were given from them. */
export default function MissesPage() {
  const { misses, sets } = useLoaderData<typeof loader>()
  const t = useText(missesText)
  const address = useList(repairApi.getMisses)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { courseId, courses, chapters } = misses
  const here = misses.items.filter(({ questionId }) => chosen.has(questionId))
  return (
    <Page
      before={
        <Breadcrumb
          items={[{ label: t.quizzes, to: invigilationPaths.quizzes() }, { label: t.title }]}
        />
      }
      title={t.title}
      lead={t.lead}
    >
      {courseId === null || sets === null ? (
        <EmptyState
          title={t.noCourse}
          text={t.noCourseText}
          action={<ButtonLink to={authoringPaths.manage('premium')}>{t.toCourses}</ButtonLink>}
        />
      ) : (
        <>
          <FilterBar
            address={address}
            label={t.find}
            filters={[
              {
                kind: 'select',
                name: 'courseId',
                label: t.course,
                options: courses.map((one) => ({ value: String(one.courseId), label: one.name })),
              },
              { kind: 'search', name: 'keyword', label: t.keyword },
              ...(chapters.length === 0
                ? []
                : [
                    {
                      kind: 'select' as const,
                      name: 'chapterId' as const,
                      label: t.chapter,
                      any: t.anyChapter,
                      options: chapters.map((one) => ({
                        value: String(one.chapterId),
                        label: one.name,
                      })),
                    },
                  ]),
              {
                kind: 'select',
                name: 'sort',
                label: t.sort,
                options: missSorts.map((value) => ({ value, label: t.sorts[value] })),
              },
            ]}
          />
          <Results
            list={misses}
            address={address}
            empty={{
              title: t.empty,
              text: t.emptyText,
              action: <ButtonLink to={invigilationPaths.quizzes()}>{t.quizzes}</ButtonLink>,
            }}
          >
            <MissTable rows={misses.items} chosen={chosen} onChoose={setChosen} />
          </Results>
          {here.length > 0 && (
            <GiveBar
              courseId={courseId}
              questionIds={here.map(({ questionId }) => questionId)}
              onNone={() => setChosen(new Set())}
            />
          )}
          <GivenSets list={sets} />
        </>
      )}
    </Page>
  )
}
