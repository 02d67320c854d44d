import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { safeName } from '#src/features/content/exchange/formats/shared/out-files.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { type Sheet, writeTable } from '#src/features/learning/progress/server/table-file.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { lessonApi } from '../contract.ts'
import { attendanceStates } from '../limits.ts'
import {
  type AttendanceFilter,
  countAnswers,
  findLessons,
  listStudents,
  statesIn,
} from './attendance-rows.ts'
import { maySeeAll } from './rules.ts'
import { tableText } from './table-text.ts'

/** Writes the attendance that the filters leave as a workbook, whole, with the lessons in the order of time. */
export async function getAttendanceTable({
  db,
  viewer,
  locale,
  input,
}: Call<typeof lessonApi.getAttendanceTable>) {
  const found = await readClass(db, { classId: input.classId, userId: viewer.id })
  must(maySeeAll(found))
  const sheet = await attendanceSheet(db, input, locale)
  const file = await writeTable(sheet, 'xlsx')
  return { ...file, name: `${safeName(`${sheet.name} ${found.name}`)}.xlsx` }
}

/** The attendance of a class as a table. The caller has checked the right to read it. */
export async function attendanceSheet(
  db: Db,
  input: AttendanceFilter,
  locale: Locale,
): Promise<Sheet> {
  const lessons = (await findLessons(db, input, null)).items.toReversed()
  const lessonIds = lessons.map(({ lessonId }) => lessonId)
  const whole = { userId: null, lessonIds, limit: null, offset: 0 }
  const [{ items }, answers] = await Promise.all([
    listStudents(db, input, whole),
    countAnswers(db, input),
  ])
  const words = tableText[locale]
  return {
    name: words.sheet,
    heads: [
      ...[words.number, words.name, words.group],
      ...lessons.map(({ beganAt, title }) => `${sayMoment(beganAt)} ${title}`.trim()),
      ...[...attendanceStates.map((state) => words.states[state]), words.answers],
    ],
    rows: items.map((row) => {
      const shown = presentPerson(row.person, locale)
      return [
        ...[row.number, shown?.name ?? '', row.group ?? ''],
        ...statesIn(row, lessonIds).map((state) => (state ? words.states[state] : '')),
        ...attendanceStates.map((state) => row[state]),
        (shown && answers.get(shown.userId)) ?? 0,
      ]
    }),
  }
}
