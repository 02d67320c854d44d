import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { quizCrumbs } from '#src/features/learning/invigilation/web/quiz-crumbs.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type AskedQuestion, questionChoices, remarkingApi } from '../contract.ts'
import { remarkingText } from './remarking-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const quizId = Number(params['quizId'])
  return {
    list: await api(
      remarkingApi.getQuestions,
      readList(request, remarkingApi.getQuestions, { quizId }),
    ),
  }
}

export const meta = pageMeta(remarkingText, (t, { list }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${list.title}`,
}))

/** The questions that a quiz has asked, each with the way to mark its answers again. */
export default function QuestionsPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(remarkingText)
  const format = useFormat()
  const address = useList(remarkingApi.getQuestions)
  const { quizId } = list
  return (
    <Page
      before={<Breadcrumb items={[...quizCrumbs(list, t.quizzes), { label: t.title }]} />}
      title={t.title}
      lead={
        <>
          <Link to={list.place.link}>{list.place.name}</Link>
          <br />
          {t.lead}
        </>
      }
    >
      <FilterBar
        address={address}
        label={t.find}
        filters={[
          { kind: 'search', name: 'keyword', label: t.keyword },
          {
            kind: 'select',
            name: 'which',
            label: t.which,
            options: questionChoices.map((value) => ({ value, label: t.choices[value] })),
          },
        ]}
      />
      <Results
        list={list}
        address={address}
        empty={{
          title: t.none,
          text: t.noneText,
          action: <ButtonLink to={list.place.quizLink}>{t.toQuiz}</ButtonLink>,
        }}
      >
        <DataTable
          caption={t.title}
          rows={list.items}
          rowKey={({ questionId }) => questionId}
          columns={[
            {
              key: 'number',
              header: t.number,
              numeric: true,
              cell: ({ number }) => (number === null ? '–' : format.number(number)),
            },
            {
              key: 'question',
              header: t.question,
              rowHeader: true,
              cell: ({ questionId, title }) => (
                <Link to={invigilationPaths.remarkedQuestion(quizId, questionId)}>{title}</Link>
              ),
            },
            {
              key: 'answers',
              header: t.answers,
              numeric: true,
              cell: ({ answers }) => format.number(answers),
            },
            {
              key: 'state',
              header: t.state,
              cell: (row) => (hasState(row) ? <State row={row} /> : '–'),
            },
          ]}
        />
      </Results>
    </Page>
  )
}

const hasState = ({ older, number, remarkedAt }: AskedQuestion) =>
  older > 0 || remarkedAt !== null || number === null

function State({ row: { older, remarkedAt } }: { row: AskedQuestion }) {
  const t = useText(remarkingText)
  const format = useFormat()
  if (older > 0) return <Tag tone="warning">{t.older(format.number(older))}</Tag>
  if (remarkedAt) return <TimeAgo value={remarkedAt}>{t.remarkedAt}</TimeAgo>
  return t.gone
}
