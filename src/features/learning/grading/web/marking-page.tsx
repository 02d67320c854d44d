import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionWithKey } from '#src/features/content/question/web/result/question-with-key.tsx'
import { quizCrumbs } from '#src/features/learning/invigilation/web/quiz-crumbs.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { readQueryValue } from '#src/web/address.ts'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { useMedia } from '#src/web/use-stored.ts'
import { answerStates, gradingApi } from '../contract.ts'
import { gradingText } from './grading-text.ts'
import css from './grading.module.css'
import { Marker } from './marker.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const quizId = Number(params['quizId'])
  const quiz = await api(gradingApi.getMarking, { quizId })
  const { questions } = quiz
  const asked = readQueryValue(request, 'questionId')
  const askedPart = readQueryValue(request, 'part') ?? ''
  const chosen =
    questions.find(({ questionId, part }) => String(questionId) === asked && part === askedPart) ??
    questions.find(({ waiting }) => waiting > 0) ??
    questions[0]
  if (!chosen) return { quiz, chosen: null, list: null }
  const { questionId, part } = chosen
  const list = await api(
    gradingApi.getAnswers,
    readList(request, gradingApi.getAnswers, { quizId, questionId, part }),
  )
  return { quiz, chosen, list }
}

export const meta = pageMeta(gradingText, (t, { quiz }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${quiz.title}`,
}))

/** The written answers to a quiz, marked question by question across its learners. */
export default function MarkingPage() {
  const { quiz, chosen, list } = useLoaderData<typeof loader>()
  const t = useText(gradingText)
  const format = useFormat()
  const address = useList(gradingApi.getAnswers)
  const [round, setRound] = useState(0)
  // On a phone the answer comes first.
  const isWide = useMedia('(min-width: 1024px)')
  const isHidden = address.values.names === 'hidden'
  const { quizId } = quiz
  const toQuiz = <ButtonLink to={quiz.place.quizLink}>{t.toQuiz}</ButtonLink>
  return (
    <Page
      before={<Breadcrumb items={[...quizCrumbs(quiz, t.quizzes), { label: t.title }]} />}
      title={t.title}
      lead={<Link to={quiz.place.link}>{quiz.place.name}</Link>}
    >
      {chosen === null || list === null ? (
        <EmptyState title={t.none} text={t.noneText} action={toQuiz} />
      ) : (
        <>
          <Tabs
            label={t.questions}
            tabs={quiz.questions.map((one, at) => ({
              label: one.title || t.question(format.number(one.number ?? at + 1)),
              count: one.waiting,
              current: one.questionId === chosen.questionId && one.part === chosen.part,
              to: address.href({ questionId: String(one.questionId), part: one.part }),
            }))}
          />
          <div className={css.choices}>
            {answerStates.map((value) => (
              <ButtonLink
                key={value}
                variant="quiet"
                to={address.href({ state: value })}
                aria-current={value === address.values.state ? 'true' : undefined}
              >
                {t.states[value]}
              </ButtonLink>
            ))}
            <ButtonLink
              icon={isHidden ? 'eye' : 'eye-off'}
              to={address.href({ names: isHidden ? 'shown' : 'hidden' })}
            >
              {isHidden ? t.showNames : t.hideNames}
            </ButtonLink>
          </div>
          <div className={css.columns}>
            <details className={css.asked} open={isWide}>
              <summary>
                <h2>{t.asked}</h2>
              </summary>
              <QuestionHead
                titleId="asked"
                title={t.question(
                  format.number(chosen.number ?? quiz.questions.indexOf(chosen) + 1),
                )}
                type={list.question.type}
              />
              <QuestionWithKey question={list.question} answerKey={list.key} />
            </details>
            {list.items.length === 0 ? (
              <EmptyState
                title={address.values.state === 'empty' ? t.noEmpty : t.allMarked}
                text={address.values.state === 'empty' ? t.noEmptyText : t.allMarkedText}
                action={
                  <>
                    {toQuiz}
                    <ButtonLink to={address.href({ state: 'marked' })}>{t.seeMarked}</ButtonLink>
                  </>
                }
              />
            ) : (
              <Marker
                key={`${chosen.questionId} ${chosen.part} ${address.query} ${round}`}
                quizId={quizId}
                questionId={chosen.questionId}
                part={chosen.part}
                list={list}
                isOfCourse={quiz.place.kind === 'course'}
                onMore={() => setRound(round + 1)}
              />
            )}
          </div>
          <Pagination
            page={list.page}
            pages={list.pages}
            href={(page) => address.href({ page: String(page) })}
          />
        </>
      )}
    </Page>
  )
}
