// node scripts/run.mjs bench/schedules.ts
// Calendars of a teacher of six classes in one process: milliseconds of CPU with the database.
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import { seedTimetable } from '#src/features/learning/schedule/server/seed-timetable.ts'
import { allWeeks, oddWeeks } from '#src/features/learning/schedule/weeks.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { openAsker } from './asker.ts'
import { openInProcess } from './in-process.ts'

const [samples, rounds] = [5, 50]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
const measured = (act: (at: number) => Promise<unknown>) =>
  school.measuredOften([samples, rounds], act)
const { db } = kernel
const teacher = await newPerson('owner', '2')
const term = semesterOf(schoolDay())
const classIds: number[] = []
for (let at = 0; at < 6; at++) {
  await db.transaction(async (tx) => {
    const classId = await seedClass(tx, {
      ...{ ...term, ownerId: teacher.userId, createdAt: new Date(), students: [] },
      ...{ name: `国际贸易 260${at} 班`, code: `BENCH22${at + 2}` },
    })
    classIds.push(classId)
    await seedTimetable(tx, {
      ...{ classId, term },
      lessons: [1, 2, 3, 4, 5].map((weekday) => ({
        ...{ title: '国际贸易实务', weekday, room: `A30${at}`, teacherId: teacher.userId },
        ...{ sectionFrom: 1 + (at % 4) * 2, sectionTo: 2 + (at % 4) * 2 },
        weeks: at % 2 === 0 ? allWeeks(18) : oddWeeks(18),
        change: {
          ...{ from: schoolDay(), reason: '会议' },
          to: at === 0 ? { toDay: schoolDay(), sectionFrom: 9, sectionTo: 10, room: 'B1' } : null,
        },
      })),
    })
  })
}
const { path } = await call<{ path: string }>('Schedule/RenewFeed', teacher, {})
const calendar = (view: string) => call('Schedule/GetCalendar', teacher, { view })
print('A calendar: a month of 6 classes', await measured(() => calendar('month')), 8)
print('A calendar: a week', await measured(() => calendar('week')), 8)
print('A calendar: a semester', await measured(() => calendar('term')), 8)
const [classId] = classIds
print(
  'The timetable of a class',
  await measured(() => call('Schedule/GetTimetable', teacher, { classId })),
  8,
)
// Over a connection, as a long answer of `gradebooks.ts`; so few times, because an address has a limit.
const asker = openAsker(`${await school.listen()}${path}`, '')
print('A feed of two semesters', (await school.measured(5, () => asker.ask(30), 1)) / 30, 8)
asker.end()
await school.close()
