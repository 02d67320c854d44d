import { Suspense, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { type Gradebook, gradebookApi, type GradeStudent } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { showGrade } from '../show-grade.ts'
import { ClashDialog } from './clash-dialog.tsx'
import css from './gradebook.module.css'
import { createGrades } from './grades.ts'
import { MarkField } from './mark-field.tsx'
import type { Edit } from './mark-store.ts'
import { AttendancePart, HomeworkPart } from './student-parts.tsx'
import { studentText } from './student-text.ts'
import { useMarks } from './use-marks.ts'
import { WhyTable } from './why-table.tsx'
import { wordsText } from './words-text.ts'

const OverrideDialog = latePart(async () => ({
  default: (await import('./override-dialog.tsx')).OverrideDialog,
}))
const ReportDialog = latePart(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [classId, userId] = [Number(params['classId']), Number(params['userId'])]
  return api(gradebookApi.getReport, { classId, userId })
}
type Report = LoaderData<typeof loader>

export const meta = pageMeta(studentText, (t, { name, student }: Report) => ({
  title: t.title(student.name, name),
}))

/** The report of one student: the total and why it is so, a field for each mark, attendance and homework. */
export default function StudentPage() {
  const report = useLoaderData<typeof loader>()
  const t = useText(studentText)
  const [asked, setAsked] = useState(false)
  const { classId, student, book, students, lessons, works, role } = report
  const { userId, name, number, group } = student
  const lead = [number, group && t.group(group)].filter(Boolean).join(' · ')
  const [row] = students
  return (
    <ClassFrame
      head={report}
      current="gradebook"
      actions={
        <>
          <ButtonLink icon="arrow-left" to={gradebookPaths.gradebook(classId)}>
            {t.back}
          </ButtonLink>
          <Button icon="download" onClick={() => setAsked(true)}>
            {t.pdf}
          </Button>
        </>
      }
    >
      {book && row ? (
        <Grades key={userId} {...{ report, book, row, lead }} />
      ) : (
        <Panel title={name} lead={lead}>
          <p>{role === 'student' ? t.notReleased : t.none}</p>
        </Panel>
      )}
      <AttendancePart lessons={lessons} />
      <HomeworkPart works={works} />
      <Suspense>
        {asked && <ReportDialog {...{ classId, userId }} onClose={() => setAsked(false)} />}
      </Suspense>
    </ClassFrame>
  )
}

function Grades({
  report,
  book,
  row: student,
  lead,
}: {
  report: Report
  book: Gradebook
  row: GradeStudent
  lead: string
}) {
  const t = useText(studentText)
  const names = useText(wordsText)
  const { store, marks } = useMarks(report)
  const [asked, setAsked] = useState<Edit | null>(null)
  const grades = useMemo(() => createGrades(book), [book])
  const row = marks.rows[0]!
  const grade = grades(row)
  const set = (edit: Edit, isAutomatic: boolean) => {
    if (isAutomatic && edit.is !== '') setAsked(edit)
    else store.set([edit])
  }
  return (
    <>
      <Panel
        title={`${student.name} · ${names.total} ${showGrade(grade, book, names)}`}
        lead={lead}
      >
        <WhyTable grade={grade} book={book} />
      </Panel>
      {report.can.mark.may && book.columns.length > 0 && (
        <Panel title={t.marks} lead={<span role="status">{t[marks.saving]}</span>}>
          <div className={css.fields}>
            {book.columns.map((column) => (
              <MarkField
                key={column.columnId}
                column={column}
                row={row}
                onSet={(edit) => set(edit, column.source !== 'manual')}
              />
            ))}
          </div>
        </Panel>
      )}
      {marks.clashes.length > 0 && (
        <ClashDialog {...{ store, book }} clashes={marks.clashes} rowOf={() => row} />
      )}
      <Suspense>
        {asked && (
          <OverrideDialog
            onClose={() => setAsked(null)}
            onWhy={(why) => {
              store.set([asked], why)
              setAsked(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
