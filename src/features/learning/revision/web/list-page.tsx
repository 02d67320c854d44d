import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { revisionApi, type WrongRow } from '../contract.ts'
import { revisionPaths } from '../paths.ts'
import { masteryDays, wrongSorts } from '../rules-of-set.ts'
import css from './revision.module.css'
import { RevisionFrame } from './revision-frame.tsx'
import { revisionText } from './revision-text.ts'
import { WrongFilters } from './wrong-filters.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, choices] = await Promise.all([
    api(revisionApi.getQuestions, readList(request, revisionApi.getQuestions)),
    api(revisionApi.getChoices, readList(request, revisionApi.getChoices)),
  ])
  return { list, choices }
}

/** The whole set, mastered questions too. */
export default function WrongListPage() {
  const { list, choices } = useLoaderData<typeof loader>()
  const t = useText(revisionText)
  const address = useList(revisionApi.getQuestions)
  return (
    <RevisionFrame>
      <WrongFilters
        address={address}
        choices={choices}
        counts={list.counts}
        more={[
          {
            kind: 'select',
            name: 'sort',
            label: t.sort,
            options: wrongSorts.map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      <Results
        list={list}
        address={address}
        empty={{
          title: t.noneYet,
          text: t.noneYetText,
          action: <ButtonLink to={studyPaths.myCourses('premium')}>{t.toCourses}</ButtonLink>,
        }}
      >
        <WrongTable rows={list.items} />
      </Results>
    </RevisionFrame>
  )
}

function WrongTable({ rows }: { rows: readonly WrongRow[] }) {
  const t = useText(revisionText)
  const format = useFormat()
  const columns: Column<WrongRow>[] = [
    {
      key: 'question',
      header: t.question,
      rowHeader: true,
      cell: ({ questionId, title, type }) => (
        <>
          <Link to={revisionPaths.practice({ question: questionId })}>{title || t.untitled}</Link>
          <TypeName type={type} />
        </>
      ),
    },
    {
      key: 'source',
      header: t.source,
      cell: ({ course, chapter }) =>
        course ? (
          <div>
            {course.name}
            {chapter && <span className={css.where}>{chapter.name}</span>}
          </div>
        ) : (
          t.noSource
        ),
    },
    {
      key: 'mistake',
      header: t.mistake,
      short: true,
      cell: ({ mistake }) => (mistake ? t.mistakes[mistake] : t.noMistake),
    },
    {
      key: 'times',
      header: t.times,
      numeric: true,
      cell: ({ timesWrong }) => format.number(timesWrong),
    },
    {
      key: 'due',
      header: t.due,
      short: true,
      cell: ({ dueOn, mastered, streak }) =>
        mastered ? (
          <Tag tone="success">{t.mastered}</Tag>
        ) : (
          <div>
            {format.date(`${dueOn}T04:00:00Z`)}
            {streak > 0 && (
              <span className={css.where}>
                {t.rightDays(format.number(streak), format.number(masteryDays))}
              </span>
            )}
          </div>
        ),
    },
  ]
  return (
    <DataTable caption={t.list} rows={rows} rowKey={(row) => row.questionId} columns={columns} />
  )
}

const TypeName = ({ type }: { type: keyof typeof typeText.zh.names }) => (
  <span className={css.where}>{useTypeName(type)}</span>
)
