import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { goodWorkPaths } from '#src/features/learning/good-work/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { homeworkApi } from '../contract.ts'
import { listFilters } from '../limits.ts'
import { homeworkPaths } from '../paths.ts'
import type { ClassRow } from '../schemas.ts'
import { goodText } from './good-text.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { OwnTable } from './own-table.tsx'
import { worksText } from './works-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(homeworkApi.getOfClass, readList(request, homeworkApi.getOfClass, { classId }))
}

export const meta = pageMeta(worksText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The homework of a class: with counts for those who look after it, with one's own state for students. */
export default function ClassHomeworkPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(worksText)
  const address = useList(homeworkApi.getOfClass)
  const { classId, can, items } = list
  const looksAfter = can.lookAfter.may
  const good = useText(goodText)
  const actions = (
    <>
      <ButtonLink icon="star" to={goodWorkPaths.list(classId)}>
        {good.list}
      </ButtonLink>
      {can.set.may && (
        <ButtonLink variant="primary" icon="plus" to={homeworkPaths.new(classId)}>
          {t.set}
        </ButtonLink>
      )}
    </>
  )
  return (
    <ClassFrame head={list} current="homework" actions={actions}>
      {(list.total > 1 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.list}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'state', label: t.filter },
              options: listFilters
                .filter((value) => looksAfter || value !== 'draft')
                .map((value) => ({
                  ...{ value, label: value === 'all' ? t.anyState : t.listStates[value] },
                })),
            },
          ]}
        />
      )}
      <Results
        list={list}
        address={address}
        empty={{ title: t.empty, text: can.set.may ? t.emptyTeacher : t.emptyStudent }}
      >
        {looksAfter ? (
          <TeacherTable classId={classId} rows={items} />
        ) : (
          <OwnTable inClass rows={items.flatMap(({ own }) => own ?? [])} />
        )}
      </Results>
    </ClassFrame>
  )
}

function TeacherTable({ classId, rows }: { classId: number; rows: readonly ClassRow[] }) {
  const t = useText(worksText)
  const format = useFormat()
  const columns: Column<ClassRow>[] = [
    {
      ...{ key: 'name', header: t.name, rowHeader: true },
      cell: ({ homeworkId, title, kind }) => (
        <span className={css.tags}>
          <Link to={homeworkPaths.works(classId, homeworkId)}>{title}</Link>
          {kind === 'quiz' && <Tag>{t.quiz}</Tag>}
        </span>
      ),
    },
    {
      ...{ key: 'due', header: t.due, short: true },
      cell: ({ dueAt }) => <time dateTime={dueAt}>{format.dateTime(dueAt)}</time>,
    },
    { key: 'state', header: t.state, cell: (row) => <State row={row} /> },
    {
      ...{ key: 'progress', header: t.progress, short: true, numeric: true },
      cell: ({ counts }) =>
        counts ? t.of(format.number(counts.handedIn), format.number(counts.students)) : t.none,
    },
    {
      ...{ key: 'toMark', header: t.toMark, short: true, numeric: true },
      cell: ({ counts }) => (counts && counts.waiting > 0 ? format.number(counts.waiting) : t.none),
    },
    {
      ...{ key: 'marked', header: t.marked, short: true, numeric: true },
      cell: ({ counts }) => (counts && counts.marked > 0 ? format.number(counts.marked) : t.none),
    },
  ]
  return (
    <DataTable caption={t.list} columns={columns} rows={rows} rowKey={(row) => row.homeworkId} />
  )
}

function State({ row }: { row: ClassRow }) {
  const t = useText(worksText)
  const format = useFormat()
  const groups = useText(groupsText)
  const { state, visibleFrom, phase, audience, released, inGroups } = row
  return (
    <span className={css.tags}>
      {state !== 'published' ? (
        <Tag>{t.homeworkStates[state]}</Tag>
      ) : phase === 'planned' && visibleFrom !== null ? (
        <Tag>{t.isPlanned(format.dateTime(visibleFrom))}</Tag>
      ) : (
        <Tag tone={phase === 'open' ? 'action' : 'neutral'}>
          {phase === 'open' ? t.isOpen : t.isClosed}
        </Tag>
      )}
      {released && <Tag tone="success">{t.isReturned}</Tag>}
      {inGroups && <Tag>{groups.inGroups}</Tag>}
      {audience === 'some' && <Tag>{t.some}</Tag>}
    </span>
  )
}
