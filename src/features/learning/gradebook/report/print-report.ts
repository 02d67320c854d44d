import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import { schoolYear } from '#src/features/learning/class/semester.ts'
import { attendanceStates, type AttendanceState } from '#src/features/learning/lesson/limits.ts'
import { dayWords } from '#src/server/day-words.ts'
import { type Both, type Locale, pick } from '#src/shared/locale.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { Gradebook } from '../contract.ts'
import { divide, times } from '../rules/exact.ts'
import type { CategoryGrade, RowGrade } from '../rules/grade-row.ts'
import { tenthsOf } from '../rules/scheme.ts'
import { sayCell, showEntry } from '../say-cell.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { showGrade, showPercent, showTenths } from '../show-grade.ts'
import { showMark } from '../value.ts'
import type { PrintedPart, PrintedReport } from './printed.ts'
import type { StudentReport } from './read-reports.ts'
import { reportText, type ReportWords } from './report-text.ts'

interface Given {
  report: StudentReport
  book: Gradebook | null
  standing: Pick<ClassFacts, 'name' | 'yearFrom' | 'semester'> & { book: Gradebook['state'] | null }
  school: Both
  language: Locale
  at: Date
}

/** Puts the report of a student into words, as it is printed. */
export function printReport(given: Given): PrintedReport {
  const { report, book, standing, school, language, at } = given
  const words = reportText[language]
  const { student, students } = report
  const day = pick(dayWords(at), language)
  const [row] = students
  const grade = book && row ? gradeOf(book, cellsOf(row)) : null
  const semester = words.semesterOf(
    schoolYear(standing.yearFrom),
    words.semesters[standing.semester],
  )
  return {
    ...{ language, school: pick(school, language), title: words.title },
    foot: [student.name, student.number, standing.name].filter(Boolean).join(' · '),
    facts: [
      [words.name, student.name],
      [words.number, student.number || words.none],
      [words.class, standing.name],
      [words.semester, semester],
      [words.group, student.group === null ? words.none : words.groupOf(student.group)],
      [words.printed, day],
    ],
    total:
      book && grade
        ? {
            label: words.total,
            value: showGrade(grade, book, words.names),
            scheme: words.names.schemes[book.scheme],
          }
        : null,
    state: book
      ? words.states[book.state](day)
      : standing.book === null
        ? words.noBook
        : words.notReleased,
    parts: [
      ...(book && grade ? gradeParts(book, grade, words) : []),
      attendancePart(report, words),
      homeworkPart(report, words),
    ],
  }
}

function gradeParts(book: Gradebook, grade: RowGrade, words: ReportWords): PrintedPart[] {
  const { why, names } = words
  const { total, weight, word, categories } = grade
  const all = categories.reduce((sum, { category }) => sum + category.weight, 0)
  const notes =
    total === null
      ? [why.noTotal]
      : [
          ...(weight < all ? [why.rescaled(String(weight))] : []),
          why.sum(showPercent(total), showTenths(tenthsOf(total, book.rounding))),
        ]
  return [
    {
      title: words.grades,
      notes: [...notes, ...(word ? [why.word(names.words[word])] : [])],
    },
    ...categories.map((one) => categoryPart(one, { book, weight, words })),
  ]
}

function categoryPart(
  { category, cells, kept, mean }: CategoryGrade,
  { book, weight, words }: { book: Gradebook; weight: number; words: ReportWords },
): PrintedPart {
  const { why, names } = words
  const { dropLowest, lateCut } = category
  const said = [
    why.weight(String(category.weight)),
    ...(dropLowest > 0 ? [why.dropRule(String(dropLowest))] : []),
    ...(lateCut > 0 ? [why.lateRule(String(lateCut))] : []),
    ...(mean
      ? [
          why.mean(String(kept), showPercent(mean)),
          ...(weight > 0 && category.weight > 0
            ? [why.partOf(showPercent(divide(times(mean, category.weight), weight)))]
            : []),
        ]
      : [why.nothing]),
  ]
  const nameOf = new Map(book.columns.map(({ columnId, name }) => [columnId, name]))
  return {
    ...{ title: category.name, isSmall: true, lead: said.join(' · ') },
    ...(cells.length > 0 && {
      table: {
        heads: [words.item, words.mark, words.how],
        widths: [0.4, 0.18, 0.42],
        rows: cells.map((cell) => [
          nameOf.get(cell.columnId) ?? '',
          showEntry(cell.entry, names) || names.none,
          sayCell(cell, why, names),
        ]),
      },
    }),
  }
}

function attendancePart({ lessons }: StudentReport, words: ReportWords): PrintedPart {
  if (lessons.length === 0) return { title: words.attendance, lead: words.noLessons }
  const counts = Object.fromEntries(
    attendanceStates.map((state) => [state, lessons.filter((one) => one.state === state).length]),
  ) as Record<AttendanceState, number>
  return {
    title: words.attendance,
    lead: words.attendanceSum(counts, lessons.length),
    table: {
      heads: [words.when, words.lesson, words.attended],
      widths: [0.3, 0.48, 0.22],
      rows: lessons.map(({ startedAt, title, state }) => [
        sayMoment(startedAt),
        title || words.none,
        state ? words.attendanceStates[state] : words.none,
      ]),
    },
  }
}

function homeworkPart({ works }: StudentReport, words: ReportWords): PrintedPart {
  if (works.length === 0) return { title: words.homework, lead: words.noHomework }
  return {
    title: words.homework,
    table: {
      heads: [words.homework, words.due, words.handedIn, words.state, words.mark],
      widths: [0.3, 0.19, 0.19, 0.18, 0.14],
      rows: works.map(({ title, dueAt, handedInAt, state, daysLate, mark, fullMark }) => [
        title,
        sayMoment(dueAt),
        handedInAt ? sayMoment(handedInAt) : words.none,
        [words.workStates[state], ...(daysLate > 0 ? [words.lateDays(daysLate)] : [])].join('\n'),
        mark === null || fullMark === null
          ? words.none
          : words.markOf(showMark(mark), showMark(fullMark)),
      ]),
    },
  }
}
