import { mondayOf } from '#src/features/learning/schedule/calendar.ts'
import { seedTimetable } from '#src/features/learning/schedule/server/seed-timetable.ts'
import { allWeeks, evenWeeks, oddWeeks, weekSet } from '#src/features/learning/schedule/weeks.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'

/** The timetable of the shown class: of this week one lesson is moved, and of the next one is cancelled. */
export async function loadTimetable(
  tx: Tx,
  { classId, userIds }: { classId: number; userIds: Map<string, number> },
): Promise<void> {
  const [teacher, other] = ['teacher', 'zhouwenbin'].map((name) => userIds.get(name)!) as [
    number,
    number,
  ]
  const today = schoolDay()
  const monday = mondayOf(today)
  const [first, second] = [
    { sectionFrom: 1, sectionTo: 2 },
    { sectionFrom: 3, sectionTo: 4 },
  ]
  const afternoon = { sectionFrom: 5, sectionTo: 6 }
  await seedTimetable(tx, {
    classId,
    term: semesterOf(today),
    lessons: [
      {
        ...{ title: '国际贸易实务', weekday: 1, ...first, weeks: allWeeks(18), room: 'A305' },
        teacherId: teacher,
      },
      {
        ...{ title: '外贸单证实务', weekday: 2, ...second, weeks: allWeeks(16), room: 'B204' },
        teacherId: other,
        change: {
          from: monday,
          to: { toDay: addDays(monday, 3), ...afternoon, room: 'B206' },
          reason: '周二全校教研活动',
        },
      },
      {
        ...{ title: '报关与报检', weekday: 3, ...first, weeks: oddWeeks(18), room: 'C101' },
        teacherId: teacher,
      },
      {
        ...{
          title: '跨境电商实训',
          weekday: 3,
          ...afternoon,
          weeks: evenWeeks(18),
          room: '实训楼 302',
        },
        teacherId: teacher,
      },
      {
        ...{ title: '国际贸易实务', weekday: 4, ...second, weeks: allWeeks(18), room: 'A305' },
        teacherId: teacher,
        change: { from: addDays(monday, 7), to: null, reason: '教师外出参加技能大赛' },
      },
      {
        ...{ title: '国际货运代理', weekday: 5, ...first, room: 'A210', teacherId: other },
        weeks: weekSet([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]),
      },
    ],
  })
}
