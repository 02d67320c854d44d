import { useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { Gradebook, GradeColumn } from '../contract.ts'
import { type GradeWord, gradeWords } from '../limits.ts'
import { gradebookPaths } from '../paths.ts'
import { sayCell, showEntry } from '../say-cell.ts'
import { showMark } from '../value.ts'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import type { Grades } from './grades.ts'
import { firstMark, type Place } from './grid-moves.ts'
import type { Edit, Row } from './mark-store.ts'
import type { OpenSheet } from './sheet-types.ts'
import { showGrade, showPercent } from '../show-grade.ts'
import { whyText } from './why-text.ts'
import { wordsText } from './words-text.ts'

interface Props {
  classId: number
  book: Gradebook
  columns: readonly GradeColumn[]
  rows: readonly Row[]
  place: Place
  grade: Grades
  canMark: boolean
  onEdits: (edits: Edit[]) => void
  onOpen: OpenSheet
  onSort: (columnId: number) => void
}

/** What the selected cell is and how it counts, with its acts: the formula bar of this spreadsheet. */
export function CellBar(props: Props) {
  const t = useText(gradebookText)
  const { rows, columns, place } = props
  const [row, column] = [rows[place.row - 1], columns[place.column - firstMark]]
  return (
    <div className={css.bar} role="group" aria-label={t.cell}>
      {row && column ? (
        <MarkBar {...props} {...{ row, column }} />
      ) : row ? (
        <StudentBar {...props} row={row} />
      ) : (
        column && <HeadBar {...props} column={column} />
      )}
    </div>
  )
}

function MarkBar({
  row,
  column,
  grade,
  canMark,
  onEdits,
  onOpen,
}: Props & { row: Row; column: GradeColumn }) {
  const t = useText(gradebookText)
  const why = useText(whyText)
  const names = useText(wordsText)
  const { columnId, source, fullMark } = column
  const { userId, name } = row.student
  const cell = grade(row)
    .categories.flatMap(({ cells }) => cells)
    .find((one) => one.columnId === columnId)
  const entry = row.cells.get(columnId)
  const isOverride = source !== 'manual' && row.byHand.has(columnId)
  const given = row.given.get(columnId)
  const set = (is: string) => onEdits([{ columnId, userId, is }])
  return (
    <>
      <p className={css.about}>
        <strong>{`${name} · ${column.name}`}</strong>
        <span className={css.muted}>
          {[
            ...(cell ? [sayCell(cell, why, names)] : [t.outOf(showMark(fullMark))]),
            ...(isOverride
              ? [t.byHand, ...(given ? [t.given(showEntry(given, names))] : [])]
              : source === 'manual'
                ? []
                : [names.sources[source]]),
          ].join(' · ')}
        </span>
      </p>
      {canMark && (
        <Select
          label={t.setWord}
          labelHidden
          value={entry && 'word' in entry ? entry.word : ''}
          placeholder={t.setWord}
          options={gradeWords.map((value) => ({ value, label: names.words[value] }))}
          onChange={(value: GradeWord | '') => set(value)}
        />
      )}
      {canMark && row.byHand.has(columnId) && (
        <Button size="small" onClick={() => set('')}>
          {isOverride ? t.clearOverride : t.clear}
        </Button>
      )}
      <Button size="small" onClick={() => onOpen({ kind: 'why', userId })}>
        {t.why}
      </Button>
      <Button size="small" onClick={() => onOpen({ kind: 'history', columnId, userId })}>
        {t.cellHistory}
      </Button>
    </>
  )
}

function StudentBar({ row, book, grade, classId, onOpen }: Props & { row: Row }) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const { userId, name } = row.student
  const { total, word, categories } = grade(row)
  const parts = categories.flatMap(({ category, mean }) =>
    mean ? [`${category.name} ${showPercent(mean)} × ${category.weight}%`] : [],
  )
  return (
    <>
      <p className={css.about}>
        <strong>{`${name} · ${names.total} ${showGrade({ total, word }, book, names)}`}</strong>
        <span className={css.muted}>{parts.join(' + ')}</span>
      </p>
      <Button size="small" onClick={() => onOpen({ kind: 'why', userId })}>
        {t.why}
      </Button>
      <ButtonLink size="small" to={gradebookPaths.student(classId, userId)}>
        {t.student}
      </ButtonLink>
    </>
  )
}

function HeadBar({ column, onOpen, onSort }: Props & { column: GradeColumn }) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const { columnId, name, fullMark, source } = column
  return (
    <>
      <p className={css.about}>
        <strong>{name}</strong>
        <span className={css.muted}>
          {`${t.outOf(showMark(fullMark))} · ${names.sources[source]}`}
        </span>
      </p>
      <Button size="small" icon="sort" onClick={() => onSort(columnId)}>
        {t.sortColumn(name)}
      </Button>
      <Button size="small" onClick={() => onOpen({ kind: 'column', columnId })}>
        {t.column}
      </Button>
    </>
  )
}
