import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { notFound, pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { lessonApi } from '../contract.ts'
import { lessonPaths } from '../paths.ts'
import { PastQuestion } from './past-question.tsx'
import css from './question.module.css'
import { questionsText } from './questions-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const found = await api(lessonApi.getQuestions, { lessonId: Number(params['lessonId']) })
  if (found.classId !== Number(params['classId'])) throw notFound()
  return found
}

export const meta = pageMeta(questionsText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** Shows the questions of a lesson: how the class answered them, and to students their own answers. */
export default function QuestionsPage() {
  const found = useLoaderData<typeof loader>()
  const t = useText(questionsText)
  const format = useFormat()
  const { classId, lessonId, questions, beganAt, title, role, can } = found
  const isStudent = role === 'student'
  const when = format.dateTime(beganAt)
  return (
    <ClassFrame
      head={found}
      current="attendance"
      actions={
        isStudent ? (
          <ButtonLink to={classPaths.attendance(classId)}>{t.toAttendance}</ButtonLink>
        ) : (
          <ButtonLink to={lessonPaths.roll(classId, lessonId)}>{t.toRoll}</ButtonLink>
        )
      }
    >
      <h2>{t.heading(title ? `${title} · ${when}` : when)}</h2>
      {questions.length === 0 ? (
        <EmptyState title={t.empty} text={isStudent ? t.emptyOfStudent : t.emptyText} />
      ) : (
        <ol className={css.past}>
          {questions.map((question) => (
            <li key={question.questionId}>
              <PastQuestion {...{ lessonId, question, isStudent }} marks={can.mark.may} />
            </li>
          ))}
        </ol>
      )}
    </ClassFrame>
  )
}
