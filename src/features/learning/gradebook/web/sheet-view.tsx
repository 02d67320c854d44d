import { Suspense, useMemo, useState } from 'react'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { gradebookPaths } from '../paths.ts'
import { showMark } from '../value.ts'
import { CellBar } from './cell-bar.tsx'
import { ClashDialog } from './clash-dialog.tsx'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import { createGrades, type Sort } from './grades.ts'
import { Grid } from './grid.tsx'
import { firstMark, type Place } from './grid-moves.ts'
import type { Edit } from './mark-store.ts'
import { PhoneList } from './phone-list.tsx'
import type { Opened, Sheet } from './sheet-types.ts'
import { SheetTools } from './sheet-tools.tsx'
import { showGrade } from '../show-grade.ts'
import { useMarks } from './use-marks.ts'
import { usePlace, useRows } from './use-rows.ts'
import { wordsText } from './words-text.ts'

const ColumnDialog = latePart(async () => ({
  default: (await import('./column-dialog.tsx')).ColumnDialog,
}))
const OverrideDialog = latePart(async () => ({
  default: (await import('./override-dialog.tsx')).OverrideDialog,
}))
const WhyDialog = latePart(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }))
const CellHistory = latePart(async () => ({
  default: (await import('./cell-history.tsx')).CellHistory,
}))

/** All marks of a class: a spreadsheet where there is room, a list of students on a phone. */
export function SheetView({ sheet, hidden }: { sheet: Sheet; hidden: ReadonlySet<number> }) {
  const { classId, book, can } = sheet
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const locale = useLocale()
  const format = useFormat()
  const go = useGo()
  const { store, marks } = useMarks(sheet)
  const [choice, setChoice] = useState({ keyword: '', group: '', sort: 'number' as Sort })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const grade = useMemo(() => createGrades(book), [book])
  const columns = useMemo(
    () => book.columns.filter(({ columnId }) => !hidden.has(columnId)),
    [book, hidden],
  )
  const rows = useRows(marks.rows, choice, grade, new Intl.Collator(locale).compare)
  const [place, setPlace] = usePlace(rows, columns)
  const automatic = useMemo(
    () =>
      new Set(book.columns.filter(({ source }) => source !== 'manual').map((one) => one.columnId)),
    [book],
  )

  function change(edits: Edit[]): void {
    const overrides = edits.some(({ columnId, is }) => is !== '' && automatic.has(columnId))
    if (overrides) setOpened({ kind: 'override', edits: store.seen(edits) })
    else store.set(edits)
  }

  function open({ row, column }: Place): void {
    const [of, mark] = [rows[row - 1], columns[column - firstMark]]
    if (row === 0 && mark) setOpened({ kind: 'column', columnId: mark.columnId })
    else if (of && column === 0) void go(gradebookPaths.student(classId, of.student.userId))
    else if (of && column === 1) setOpened({ kind: 'why', userId: of.student.userId })
  }

  const rowOf = (userId: number) => marks.rows.find(({ student }) => student.userId === userId)
  const columnOf = (columnId: number) => book.columns.find((one) => one.columnId === columnId)
  const shown = opened && {
    ...opened,
    row: 'userId' in opened && opened.userId ? rowOf(opened.userId) : undefined,
  }
  return (
    <div className={css.view}>
      <SheetTools
        {...{ sheet, choice, marks, store, columns }}
        count={rows.length}
        onChoose={setChoice}
      />
      <div className={css.wide}>
        <CellBar
          {...{ book, columns, rows, place, grade }}
          canMark={can.mark.may}
          classId={classId}
          onEdits={change}
          onOpen={setOpened}
          onSort={(columnId) => setChoice({ ...choice, sort: `column:${columnId}` })}
        />
        {rows.length === 0 ? (
          <p className={css.muted}>{t.noMatch}</p>
        ) : (
          <Grid
            {...{ book, rows, columns, place }}
            label={t.grid(sheet.name)}
            totalOf={(row) => showGrade(grade(row), book, names)}
            canMark={can.mark.may}
            onPlace={setPlace}
            onEdits={change}
            onPasted={(count, wrong) => {
              if (wrong[0] === undefined) toast.success(t.pasted(format.number(count)))
              else toast.error(t.pasteWrong(format.number(wrong.length), wrong[0]))
            }}
            onWrong={(full) => toast.error(t.wrongValue(showMark(full)))}
            onUndo={store.undo}
            onRedo={store.redo}
            onOpen={open}
          />
        )}
        {can.mark.may && <p className={css.muted}>{t.hint}</p>}
      </div>
      <PhoneList {...{ classId, rows, book, grade }} />
      {marks.clashes.length > 0 && (
        <ClashDialog {...{ store, book }} clashes={marks.clashes} rowOf={rowOf} />
      )}
      <Suspense>
        {shown?.kind === 'column' && columnOf(shown.columnId) && (
          <ColumnDialog
            {...{ classId, book }}
            column={columnOf(shown.columnId)}
            canArrange={can.arrange.may}
            onClose={close}
          />
        )}
        {shown?.kind === 'override' && (
          <OverrideDialog
            onClose={close}
            onWhy={(why) => {
              store.set(shown.edits, why)
              close()
            }}
          />
        )}
        {shown?.kind === 'why' && shown.row && (
          <WhyDialog
            {...{ book, grade: grade(shown.row) }}
            name={shown.row.student.name}
            onClose={close}
          />
        )}
        {shown?.kind === 'history' && shown.userId && (
          <CellHistory
            {...{ classId, columnId: shown.columnId, userId: shown.userId }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
