import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { quizTemplates } from '#src/features/content/outline/quiz-settings.ts'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { invigilationApi, quizSorts } from '../contract.ts'
import { invigilationPaths } from '../paths.ts'
import { invigilationText } from './invigilation-text.ts'
import { QuizMenu } from './quiz-menu.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return {
    list: await api(invigilationApi.getQuizzes, readList(request, invigilationApi.getQuizzes)),
  }
}

/** The quizzes of a teacher's courses. */
export default function QuizzesPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(invigilationText)
  const format = useFormat()
  const address = useList(invigilationApi.getQuizzes)
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink icon="info" to={invigilationPaths.misses()}>
          {t.misses}
        </ButtonLink>
      }
    >
      <FilterBar
        address={address}
        label={t.find}
        filters={[
          { kind: 'search', name: 'keyword', label: t.search },
          {
            kind: 'select',
            name: 'template',
            label: t.template,
            options: [
              { value: 'all', label: t.anyTemplate },
              ...quizTemplates.map((value) => ({ value, label: t.templates[value] })),
            ],
          },
          {
            kind: 'select',
            name: 'sort',
            label: t.sort,
            options: quizSorts.map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      <Results
        list={list}
        address={address}
        empty={{
          title: t.empty,
          text: t.emptyText,
          action: <ButtonLink to={authoringPaths.manage('premium')}>{t.toCourses}</ButtonLink>,
        }}
      >
        <DataTable
          caption={t.title}
          rows={list.items}
          rowKey={({ quizId }) => quizId}
          columns={[
            {
              key: 'quiz',
              header: t.quiz,
              rowHeader: true,
              cell: ({ quizId, title }) => <Link to={invigilationPaths.quiz(quizId)}>{title}</Link>,
            },
            { key: 'course', header: t.course, cell: ({ course }) => course.name },
            {
              key: 'template',
              header: t.template,
              short: true,
              cell: ({ template }) => <Tag>{t.templates[template]}</Tag>,
            },
            {
              key: 'closes',
              header: t.closes,
              cell: ({ closesAt }) => (closesAt ? format.dateTime(closesAt) : t.noClosing),
            },
            {
              key: 'handedIn',
              header: t.handedIn,
              numeric: true,
              cell: ({ counts }) =>
                t.ofAll(format.number(counts.handedIn), format.number(counts.all)),
            },
            {
              key: 'now',
              header: t.now,
              numeric: true,
              cell: ({ counts }) => format.number(counts.open),
            },
            {
              key: 'toMark',
              header: t.toMark,
              numeric: true,
              cell: ({ quizId, counts }) =>
                counts.unmarked > 0 ? (
                  <Link to={invigilationPaths.marking(quizId)}>
                    {format.number(counts.unmarked)}
                  </Link>
                ) : (
                  format.number(0)
                ),
            },
            {
              key: 'more',
              header: t.more,
              menu: true,
              cell: ({ quizId, title }) => <QuizMenu quizId={quizId} label={t.moreOf(title)} />,
            },
          ]}
        />
      </Results>
    </Page>
  )
}
