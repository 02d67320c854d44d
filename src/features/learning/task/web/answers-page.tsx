import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { answerSorts, type AnswerState, answerStates, taskApi } from '../contract.ts'
import { AnswerTable } from './answer-table.tsx'
import { AnswerView } from './answer-view.tsx'
import { answersText } from './answers-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const courseId = Number(params['courseId'])
  const { api } = pageOf(context)
  const input = readList(request, taskApi.getAnswers, { courseId })
  const answerId = Number(input.answer) || undefined
  const [list, open] = await Promise.all([
    api(taskApi.getAnswers, input),
    answerId === undefined ? null : api(taskApi.getAnswer, { answerId }),
  ])
  return { list, open }
}

export const meta = pageMeta(answersText, (t, { list, open }: LoaderData<typeof loader>) => ({
  title: `${open ? `${open.learner.name} · ${open.task}` : t.title} · ${list.course.name}`,
}))

/** The answers to the teaching tasks of a course, for its teachers: a list, or one answer with its place in the list. */
export default function AnswersPage() {
  const { list, open } = useLoaderData<typeof loader>()
  const t = useText(answersText)
  const format = useFormat()
  const address = useList(taskApi.getAnswers)
  const { course, counts, tasks } = list
  const state = address.values.state as AnswerState
  const trail = [
    { label: t.manage[course.kind], to: coursePaths.manage(course.kind) },
    { label: course.name, to: coursePaths.course(course) },
  ]
  if (open) {
    return <AnswerView list={list} open={open} address={address} trail={trail} />
  }
  const seeAll = counts.all > 0 && (
    <ButtonLink to={address.href({ state: 'all' })}>{t.seeAll}</ButtonLink>
  )
  const empty = {
    waiting: { title: t.nothingWaiting, text: t.nothingWaitingText, action: seeAll },
    commented: { title: t.nothingCommented },
    missing: { title: t.nothingMissing },
    all: { title: t.nothing, text: t.nothingWaitingText },
  }[state]
  return (
    <Page
      before={<Breadcrumb items={[...trail, { label: t.title }]} />}
      title={t.title}
      lead={t.lead}
    >
      {tasks.length === 0 ? (
        <EmptyState
          title={t.noTasks}
          text={t.noTasksText}
          action={<ButtonLink to={authoringPaths.content(course)}>{t.toContent}</ButtonLink>}
        />
      ) : (
        <>
          <Tabs
            label={t.statesLabel}
            tabs={answerStates.map((value) => ({
              label: t.states[value],
              count: counts[value],
              current: value === state,
              to: address.href({ state: value }),
            }))}
          />
          <FilterBar
            address={address}
            label={t.find}
            filters={[
              { kind: 'search', name: 'keyword', label: t.keyword },
              {
                kind: 'select',
                name: 'task',
                label: t.task,
                any: t.allTasks,
                options: tasks.map(({ itemId, name, open: isOpen, waiting }) => ({
                  value: String(itemId),
                  label:
                    waiting > 0
                      ? t.taskOption(name, format.number(waiting))
                      : isOpen
                        ? name
                        : t.closed(name),
                })),
              },
              {
                kind: 'select',
                name: 'sort',
                label: t.sort,
                options: answerSorts.map((value) => ({ value, label: t.sorts[value] })),
              },
            ]}
          />
          <Results list={list} address={address} empty={empty}>
            <AnswerTable
              list={list}
              isMissing={state === 'missing'}
              hrefOf={(answer) => address.href({ answer, page: list.page })}
            />
          </Results>
        </>
      )}
    </Page>
  )
}
