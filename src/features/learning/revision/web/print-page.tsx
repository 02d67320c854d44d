import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { Explanation } from '#src/features/learning/quiz/web/explanation.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { useViewer } from '#src/web/session.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { revisionApi } from '../contract.ts'
import { revisionPaths } from '../paths.ts'
import { BeforeExam } from './before-exam.tsx'
import { PrintAct } from './print-act.tsx'
import { printText } from './print-text.ts'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'
import { WrongFilters } from './wrong-filters.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [print, choices] = await Promise.all([
    api(revisionApi.getPrint, readList(request, revisionApi.getPrint)),
    api(revisionApi.getChoices, readList(request, revisionApi.getChoices)),
  ])
  return { print, choices }
}

/** The filtered set for paper or PDF, by the browser and its fonts, with answers or without. */
export default function PrintPage() {
  const { print, choices } = useLoaderData<typeof loader>()
  const r = useText(revisionText)
  const t = useText(printText)
  const format = useFormat()
  const viewer = useViewer()
  const address = useList(revisionApi.getPrint)
  const { total, questions, day, keysKept } = print
  const shown = questions.length
  return (
    <Page
      before={
        <Breadcrumb items={[{ label: r.title, to: revisionPaths.today() }, { label: r.print }]} />
      }
      title={print.course ? t.beforeExam : r.title}
      lead={
        shown < total
          ? t.printedFirst(format.number(shown), format.number(total))
          : t.printed(format.number(total))
      }
      actions={(shown > 0 || print.course) && <PrintAct />}
    >
      <div data-no-print>
        <WrongFilters
          address={address}
          choices={choices}
          more={[
            {
              kind: 'select',
              name: 'answers',
              label: t.answers,
              options: [
                { value: 'without', label: t.withoutAnswers },
                { value: 'with', label: t.withAnswers },
              ],
            },
            {
              kind: 'select',
              name: 'with',
              label: t.with,
              options: [
                { value: 'questions', label: t.withQuestions },
                { value: 'course', label: t.withCourse },
              ],
            },
          ]}
        />
      </div>
      {address.values.with === 'course' && !print.course && (
        <p className={css.note} data-no-print>
          {t.chooseCourse}
        </p>
      )}
      {shown === 0 && !print.course && <EmptyState title={t.empty} />}
      {shown > 0 && <h2 className="visually-hidden">{r.list}</h2>}
      {keysKept > 0 && <p className={css.note}>{t.keysKept(format.number(keysKept))}</p>}
      <p className={css.onPaper}>
        {viewer && <span>{t.name(viewer.name)}</span>}
        <span>{t.printedOn(format.date(`${day}T04:00:00Z`))}</span>
      </p>
      <ol className={css.paper}>
        {questions.map(({ questionId, course, chapter, question, key, explanation }, at) => (
          <li key={questionId}>
            <article aria-labelledby={`q${questionId}`} className={css.stack}>
              <QuestionHead
                titleId={`q${questionId}`}
                title={t.number(format.number(at + 1))}
                type={question.type}
              />
              {course && (
                <p className={css.note}>
                  {course.name}
                  {chapter && ` · ${chapter.name}`}
                </p>
              )}
              <QuestionResult
                question={question}
                answer={null}
                result={{ mark: null, marks: {}, key }}
              />
              {explanation !== null && <Explanation html={explanation} />}
            </article>
          </li>
        ))}
      </ol>
      {print.course && <BeforeExam course={print.course} />}
    </Page>
  )
}
