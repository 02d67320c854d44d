import { useState } from 'react'
import { Link } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { Gradebook } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import type { Grades } from './grades.ts'
import type { Row } from './mark-store.ts'
import { showGrade } from '../show-grade.ts'
import { wordsText } from './words-text.ts'

/** Students drawn at first: the rest follows by a button, because a phone need not draw 500. */
const atFirst = 40

/** The students with their totals, each with a page of its own, in place of the spreadsheet on a phone. */
export function PhoneList({
  classId,
  rows,
  book,
  grade,
}: {
  classId: number
  rows: readonly Row[]
  book: Gradebook
  grade: Grades
}) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, atFirst)
  return (
    <div className={css.phone}>
      {rows.length === 0 && <p className={css.muted}>{t.noMatch}</p>}
      <ul className={css.people} aria-label={t.name}>
        {shown.map((row) => {
          const { userId, name, number } = row.student
          return (
            <li key={userId}>
              <Link
                prefetch="none"
                to={gradebookPaths.student(classId, userId)}
                className={css.person}
              >
                <span className={css.who}>
                  <span>{name}</span>
                  <span className={css.muted}>{number}</span>
                </span>
                <strong>{showGrade(grade(row), book, names)}</strong>
              </Link>
            </li>
          )
        })}
      </ul>
      {shown.length < rows.length && (
        <Button wide onClick={() => setAll(true)}>
          {t.showAll}
        </Button>
      )}
    </div>
  )
}
