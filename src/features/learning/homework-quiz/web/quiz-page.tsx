import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { useLateWords } from '#src/features/learning/homework/web/about-homework.tsx'
import { PublicPage } from '#src/features/learning/homework/web/public-page.tsx'
import { quizPaths } from '#src/features/learning/quiz/paths.ts'
import { Quiz } from '#src/features/learning/quiz/web/quiz.tsx'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { homeworkQuizApi } from '../contract.ts'
import { quizPageText } from './quiz-page-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api: read } = pageOf(context)
  return read(homeworkQuizApi.getQuiz, { homeworkId: Number(params['assignmentId']) })
}

export const meta = pageMeta(quizPageText, (t, { title }: LoaderData<typeof loader>) => ({
  title: t.pageTitle(title),
}))

const quiet = { quiet: true } as const

/** The quiz of homework, from its terms to its result. */
export default function HomeworkQuizPage() {
  const { homeworkId, title, dueAt, late, facts, attempt } = useLoaderData<typeof loader>()
  const format = useFormat()
  const lateWords = useLateWords()
  const t = useText(quizPageText)
  const refresh = useRefresh()
  // The homework itself is not shown to a student who reads no more than the own answers here.
  const withheld = attempt?.withheld
  const isHidden = withheld === 'left' || withheld === 'quit' || withheld === 'withdrawn'
  return (
    <PublicPage
      narrow
      before={
        <Breadcrumb
          items={[
            { label: t.homework, to: homeworkPaths.mine() },
            { label: title, ...(isHidden ? {} : { to: homeworkPaths.own(homeworkId) }) },
            { label: t.quiz },
          ]}
        />
      }
      title={title}
      lead={
        <>
          {t.due(format.dateTime(dueAt))} {late && lateWords(late)}
        </>
      }
    >
      <Quiz
        key={homeworkId}
        title={t.quiz}
        facts={facts}
        hasDeadline
        first={attempt}
        practice={quizPaths.practice()}
        start={() => api(homeworkQuizApi.start, { homeworkId }, quiet)}
        redo={(attemptId) => api(homeworkQuizApi.redo, { homeworkId, attemptId }, quiet)}
        // The facts of its next start are the page's.
        onResult={() => void refresh()}
      />
    </PublicPage>
  )
}
