import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { invigilationApi, learnerSorts, learnerStates } from '../contract.ts'
import { invigilationPaths } from '../paths.ts'
import { BulkBar } from './bulk-bar.tsx'
import { copyText } from './copy-text.ts'
import { invigilationText } from './invigilation-text.ts'
import { LearnerTable } from './learner-table.tsx'
import { QuizActs } from './quiz-acts.tsx'
import css from './invigilation.module.css'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const quizId = Number(params['quizId'])
  const [quiz, list] = await Promise.all([
    api(invigilationApi.getQuiz, { quizId }),
    api(invigilationApi.getLearners, readList(request, invigilationApi.getLearners, { quizId })),
  ])
  return { quiz, list }
}

export const meta = pageMeta(invigilationText, (_t, { quiz }: LoaderData<typeof loader>) => ({
  title: quiz.title,
}))

/** One quiz as it goes on: its learners, and the acts of its teacher. */
export default function QuizPage() {
  const { quiz, list } = useLoaderData<typeof loader>()
  const t = useText(invigilationText)
  const c = useText(copyText)
  const format = useFormat()
  const address = useList(invigilationApi.getLearners)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isLive = quiz.counts.open > 0
  // A teacher opens the page of an examination before its first learner begins.
  const isAwaited = quiz.template === 'exam' && quiz.counts.none > 0
  useLookAgain(isLive || isAwaited ? `quiz ${quiz.quizId}` : '', { steadily: true })
  const facts = [
    ...(quiz.opensAt ? [t.opensAt(format.dateTime(quiz.opensAt))] : []),
    quiz.closesAt ? t.closesAt(format.dateTime(quiz.closesAt)) : t.noClosing,
    ...(quiz.timeLimit === null ? [] : [t.limit(format.number(quiz.timeLimit))]),
    ...(quiz.password === '' ? [] : [t.password(quiz.password)]),
    ...quiz.draws.map(({ count, pool }) => c.draw(format.number(count), format.number(pool))),
  ]
  const here = list.items.filter(({ userId }) => chosen.has(userId))
  return (
    <Page
      before={
        <Breadcrumb
          items={[{ label: t.title, to: invigilationPaths.quizzes() }, { label: quiz.title }]}
        />
      }
      title={quiz.title}
      lead={
        <span className={css.facts}>
          <span>{t.templates[quiz.template]}</span>
          <Link to={coursePaths.course(quiz.course, 'catalog')}>{quiz.course.name}</Link>
          {facts.map((fact, at) => (
            <span key={`${at} ${fact}`}>{fact}</span>
          ))}
        </span>
      }
    >
      <QuizActs quiz={quiz} />
      {quiz.pausedAt && (
        <p className={css.notice} role="status">
          {t.pausedSince(format.dateTime(quiz.pausedAt))}
        </p>
      )}
      <Tabs
        label={t.statesLabel}
        tabs={learnerStates
          .filter(
            (value) => (value !== 'waiting' && value !== 'unmarked') || quiz.counts[value] > 0,
          )
          .map((value) => ({
            label: t.states[value],
            count: quiz.counts[value],
            current: value === address.values.state,
            to: address.href({ state: value }),
          }))}
      />
      <FilterBar
        address={address}
        label={t.findLearner}
        filters={[
          { kind: 'search', name: 'keyword', label: t.name },
          {
            kind: 'select',
            name: 'sort',
            label: t.sort,
            options: learnerSorts.map((value) => ({ value, label: t.learnerSorts[value] })),
          },
        ]}
      />
      {isLive && <p className={css.live}>{t.live}</p>}
      <Results
        list={list}
        address={address}
        empty={{ title: t.noLearners, text: t.noLearnersText }}
      >
        <LearnerTable quizId={quiz.quizId} rows={list.items} chosen={chosen} onChoose={setChosen} />
      </Results>
      {here.length > 0 && (
        <BulkBar quizId={quiz.quizId} rows={here} onNone={() => setChosen(new Set())} />
      )}
    </Page>
  )
}
