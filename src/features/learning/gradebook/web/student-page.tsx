import { Suspense, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { gradebookApi, type GradeStudent } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { ClashDialog } from './clash-dialog.tsx'
import css from './gradebook.module.css'
import { createGrades } from './grades.ts'
import type { Edit } from './mark-store.ts'
import { MarkField } from './mark-field.tsx'
import type { Sheet } from './sheet-types.ts'
import { showGrade } from '../show-grade.ts'
import { studentText } from './student-text.ts'
import { useMarks } from './use-marks.ts'
import { WhyTable } from './why-table.tsx'
import { wordsText } from './words-text.ts'

const OverrideDialog = latePart(async () => ({
  default: (await import('./override-dialog.tsx')).OverrideDialog,
}))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [classId, userId] = [Number(params['classId']), Number(params['userId'])]
  return api(gradebookApi.getGradebook, { classId, userId })
}

export const meta = pageMeta(studentText, (t, { name, students }: LoaderData<typeof loader>) => ({
  title: t.title(students[0]?.name ?? '', name),
}))

/** One student: the total and why it is so, and a field for each mark. */
export default function StudentPage() {
  const sheet = useLoaderData<typeof loader>()
  const t = useText(studentText)
  const [student] = sheet.students
  if (!sheet.book || !student)
    return (
      <ClassFrame head={sheet} current="gradebook">
        <p>{t.none}</p>
      </ClassFrame>
    )
  return (
    <OneStudent key={student.userId} sheet={{ ...sheet, book: sheet.book }} student={student} />
  )
}

function OneStudent({ sheet, student }: { sheet: Sheet; student: GradeStudent }) {
  const t = useText(studentText)
  const names = useText(wordsText)
  const { classId, book, can } = sheet
  const { store, marks } = useMarks(sheet)
  const [asked, setAsked] = useState<Edit | null>(null)
  const grades = useMemo(() => createGrades(book), [book])
  const row = marks.rows[0]!
  const grade = grades(row)
  const group = sheet.groups.find(({ groupId }) => groupId === student.groupId)?.name
  const set = (edit: Edit, isAutomatic: boolean) => {
    if (isAutomatic && edit.is !== '') setAsked(edit)
    else store.set([edit])
  }
  return (
    <ClassFrame
      head={sheet}
      current="gradebook"
      actions={
        <ButtonLink icon="arrow-left" to={gradebookPaths.gradebook(classId)}>
          {t.back}
        </ButtonLink>
      }
    >
      <Panel
        title={`${student.name} · ${names.total} ${showGrade(grade, book, names)}`}
        lead={[student.number, group && t.group(group)].filter(Boolean).join(' · ')}
      >
        <WhyTable grade={grade} book={book} />
      </Panel>
      {can.mark.may && book.columns.length > 0 && (
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
    </ClassFrame>
  )
}
