import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { homeworkQuizApi } from '../contract.ts'
import css from './attempt-page.module.css'
import { quizPageText } from './quiz-page-text.ts'

const Answers = latePart(async () => ({ default: (await import('./answers.tsx')).Answers }))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [homeworkId, attemptId] = [Number(params['homeworkId']), Number(params['attemptId'])]
  return api(homeworkQuizApi.getAttempt, { homeworkId, attemptId })
}

export const meta = pageMeta(
  quizPageText,
  (t, { student, homework }: LoaderData<typeof loader>) => ({
    title: t.attemptTitle(student.name, homework.title),
  }),
)

/** An attempt of a student with all answers, marks and keys, for the teachers and assistants of the class. */
export default function AttemptPage() {
  const { classId, name, homework, student, attempt } = useLoaderData<typeof loader>()
  const t = useText(quizPageText)
  const format = useFormat()
  const { score, maxScore, waiting, handedInAt, counts, number } = attempt
  const { homeworkId, title } = homework
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: name, to: classPaths.class(classId) },
            { label: t.classHomework, to: homeworkPaths.list(classId) },
            { label: title, to: homeworkPaths.works(classId, homeworkId) },
            {
              label: student.name,
              to: homeworkPaths.works(classId, homeworkId, { work: String(student.userId) }),
            },
            { label: t.attempt(format.number(number)) },
          ]}
        />
      }
      title={student.name}
      lead={t.attempt(format.number(number))}
    >
      <Panel>
        <dl className={css.facts}>
          <div>
            <dt>{t.points}</dt>
            <dd>
              {score === null
                ? t.waiting(format.number(waiting))
                : t.pointsOf(format.number(score), format.number(maxScore))}
            </dd>
          </div>
          <div>
            <dt>{t.answered}</dt>
            <dd>{t.answeredOf(format.number(counts.answered), format.number(counts.questions))}</dd>
          </div>
          {handedInAt !== null && (
            <div>
              <dt>{t.handedIn}</dt>
              <dd>
                <time dateTime={handedInAt}>{format.dateTime(handedInAt)}</time>
              </dd>
            </div>
          )}
        </dl>
      </Panel>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Answers attempt={attempt} />
      </Suspense>
    </Page>
  )
}
