import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { progressApi } from '../contract.ts'
import { learnerSorts, learnerStates, type LearnerState, writtenDays } from '../limits.ts'
import { progressPaths } from '../paths.ts'
import { BehindRules } from './behind-rules.tsx'
import { Downloads } from './downloads.tsx'
import { LearnerTable } from './learner-table.tsx'
import { learnersText } from './learners-text.ts'
import { MessageAct } from './message-act.tsx'
import { Taken } from './taken.tsx'
import css from './progress.module.css'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const courseId = Number(params['courseId'])
  const { api: read } = pageOf(context)
  return read(progressApi.getLearners, readList(request, progressApi.getLearners, { courseId }))
}

export const meta = pageMeta(learnersText, (t, { course }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${course.name}`,
}))

/** The learners of a course for its teachers: first those who need them. */
export default function LearnersPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(learnersText)
  const format = useFormat()
  const address = useList(progressApi.getLearners)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { course, counts, total } = list
  const { courseId, kind, semesters } = course
  const state = address.values.state as LearnerState
  const shown = {
    ...{
      keyword: address.values.keyword,
      state,
      semester: Number(address.given.semester) || undefined,
      written: address.given.written === 'not' ? ('not' as const) : undefined,
    },
  }
  const refresh = useRefresh()
  // The rows say when they were last written to.
  const sent = () => {
    setChosen(new Set())
    void refresh()
  }
  const here = list.items.filter(({ userId }) => chosen.has(userId))
  const empty =
    counts.all === 0
      ? { title: t.nobody, text: t.nobodyText }
      : state === 'behind'
        ? { title: t.nobodyBehind, text: t.nobodyBehindText }
        : { title: t.noOneHere }
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.manage[kind], to: coursePaths.manage(kind) },
            { label: course.name, to: coursePaths.course(course) },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink to={progressPaths.figures(course, { semester: address.given.semester })}>
          {t.figures}
        </ButtonLink>
      }
    >
      <Tabs
        label={t.statesLabel}
        tabs={learnerStates.map((value) => ({
          label: t.states[value],
          count: counts[value],
          current: value === state,
          to: address.href({ state: value }),
        }))}
      />
      <BehindRules />
      <FilterBar
        address={address}
        label={t.find}
        filters={[
          { kind: 'search', name: 'keyword', label: t.name },
          ...(semesters.length > 0
            ? [
                {
                  kind: 'select' as const,
                  name: 'semester' as const,
                  label: t.semester,
                  any: t.allSemesters,
                  options: semesters.map(({ semesterId, name }) => ({
                    ...{ value: String(semesterId), label: name },
                  })),
                },
              ]
            : []),
          {
            kind: 'select',
            name: 'written',
            label: t.writtenLabel,
            any: t.writtenAny,
            options: [{ value: 'not', label: t.notWritten(format.number(writtenDays)) }],
          },
          {
            kind: 'select',
            name: 'sort',
            label: t.sort,
            options: learnerSorts.map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      {total > 0 && (
        <div className={css.bar}>
          <MessageAct
            courseId={courseId}
            userIds={null}
            list={shown}
            learners={total}
            label={t.writeAll(format.number(total))}
            onSent={sent}
          />
          <Downloads
            input={{
              ...{ courseId, ...shown, table: 'learners' },
              sort: address.values.sort as (typeof learnerSorts)[number],
            }}
          />
        </div>
      )}
      <Results list={list} address={address} empty={empty}>
        <LearnerTable list={list} chosen={chosen} onChoose={setChosen} />
      </Results>
      <Taken
        at={list.takenAt}
        again={() => api(progressApi.getLearners, { courseId, fresh: 'true' })}
      />
      {here.length > 0 && (
        <ChosenBar
          count={t.chosen(format.number(here.length))}
          none={t.none}
          onNone={() => setChosen(new Set())}
        >
          <MessageAct
            isPrimary
            courseId={courseId}
            userIds={here.map(({ userId }) => userId)}
            list={shown}
            learners={here.length}
            label={t.write}
            onSent={sent}
          />
        </ChosenBar>
      )}
    </Page>
  )
}
