import { semesterOf } from '#src/features/learning/class/semester.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { mondayOf } from './calendar.ts'
import { scheduleApi } from './contract.ts'

/** A school whose present term began three weeks ago, without special days; for the tests of this room. */
export async function openSchool() {
  const world = await openWorld()
  const { newUser } = world
  const admin = await newUser('admin')
  const today = schoolDay()
  const startsOn = addDays(mondayOf(today), -21)
  const { yearFrom } = semesterOf(today)
  const { termId } = await admin(scheduleApi.saveTerm, {
    ...{ termId: null, yearFrom, half: 'first', startsOn, weeks: 20, examWeeks: '19-20' },
  })
  let made = 0
  /** A class with a student; its lessons are those of its owner. */
  async function newClass(owner?: Person) {
    const teacher = owner ?? (await newUser('teacher'))
    made += 1
    const name = `国贸 ${2600 + made} 班`
    const given = { name, yearFrom: String(yearFrom), semester: 'full' as const }
    const { classId } = await teacher(classApi.create, given)
    const { code } = (await teacher(classApi.getClass, { classId })).code!
    const student = await newUser('student')
    await student(classApi.join, { code })
    const lesson = {
      ...{ classId, termId, lessonId: null, title: '国际贸易实务', room: `A${made}` },
    }
    const usual = {
      ...lesson,
      ...{ weekday: 1, sectionFrom: 1, sectionTo: 2, weeks: 'all', teacherId: teacher.id },
    }
    return { teacher, student, classId, name, usual }
  }
  /** The day of a school week: 1, 1 is the first Monday. */
  const dayOf = (week: number, weekday: number) => addDays(startsOn, (week - 1) * 7 + weekday - 1)
  return { ...world, admin, today, termId, startsOn, yearFrom, newClass, dayOf }
}
