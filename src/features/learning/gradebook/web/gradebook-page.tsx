import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { gradebookApi } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import { useSheetActs } from './sheet-acts.tsx'
import type { Sheet } from './sheet-types.ts'
import { SheetView } from './sheet-view.tsx'
import { showGrade } from '../show-grade.ts'
import { WhyTable } from './why-table.tsx'
import { wordsText } from './words-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(gradebookApi.getGradebook, { classId: Number(params['classId']) })
}

export const meta = pageMeta(gradebookText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The gradebook of a class for its teachers and assistants; one's own grades for a student. */
export default function GradebookPage() {
  const sheet = useLoaderData<typeof loader>()
  if (sheet.book === null) return <NoBook sheet={sheet} />
  const found = { ...sheet, book: sheet.book }
  return sheet.role === 'student' ? <OwnGrades sheet={found} /> : <WholeBook sheet={found} />
}

function NoBook({ sheet }: { sheet: LoaderData<typeof loader> }) {
  const t = useText(gradebookText)
  const { act, pending } = useAct()
  const { classId, can, role } = sheet
  if (role === 'student')
    return (
      <ClassFrame head={sheet} current="gradebook">
        <EmptyState title={t.notReleased} text={t.notReleasedText} />
      </ClassFrame>
    )
  const create = () => void act(gradebookApi.create, { classId }, { said: t.created })
  return (
    <ClassFrame head={sheet} current="gradebook">
      <EmptyState
        title={t.none}
        text={can.create.may ? t.noneText : t.noneForHelpers}
        action={
          can.create.may && (
            <Button variant="primary" pending={pending} onClick={create}>
              {t.create}
            </Button>
          )
        }
      />
    </ClassFrame>
  )
}

function OwnGrades({ sheet }: { sheet: Sheet }) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const { book, students } = sheet
  const grade = gradeOf(book, cellsOf(students[0]!))
  return (
    <ClassFrame
      head={sheet}
      current="gradebook"
      actions={
        <ButtonLink to={gradebookPaths.student(sheet.classId, students[0]!.userId)}>
          {t.ownReport}
        </ButtonLink>
      }
    >
      <Panel title={`${names.total} ${showGrade(grade, book, names)}`}>
        <WhyTable grade={grade} book={book} />
      </Panel>
    </ClassFrame>
  )
}

function WholeBook({ sheet }: { sheet: Sheet }) {
  const t = useText(gradebookText)
  const { actions, dialogs, hidden, empty } = useSheetActs(sheet)
  const { book, students } = sheet
  return (
    <ClassFrame head={sheet} current="gradebook" actions={actions}>
      {book.state !== 'open' && (
        <p className={css.note}>{book.state === 'frozen' ? t.frozenNote : t.releasedNote}</p>
      )}
      {students.length === 0 ? (
        <EmptyState title={t.noStudents} />
      ) : book.columns.length === 0 ? (
        <EmptyState title={t.noColumns} text={t.noColumnsText} action={empty} />
      ) : (
        <SheetView sheet={sheet} hidden={hidden} />
      )}
      {dialogs}
    </ClassFrame>
  )
}
