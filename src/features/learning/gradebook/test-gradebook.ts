import { sql } from 'drizzle-orm'
import { classApi } from '#src/features/learning/class/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { gradebookApi } from './contract.ts'
import { cellsOf, gradeOf } from './sheet.ts'
import { round } from './rules/exact.ts'
import { codeOf } from './value.ts'

/** Opens a world with what tests of gradebooks do again and again. */
export async function openGradebooks() {
  const world = await openWorld()
  const { newUser, app } = world
  const { db } = app.kernel

  /** A class with a gradebook and so many students. */
  async function newBook(students = 2) {
    const owner = await newUser('teacher', { realName: '沈知遥' })
    const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await owner(classApi.create, given)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    const people = await Promise.all(Array.from({ length: students }, () => newUser('student')))
    for (const one of people) await one(classApi.join, { code })
    await owner(gradebookApi.create, { classId })
    const { book } = await owner(gradebookApi.getGradebook, { classId })
    const [attendance, learning, homework, exam] = book!.categories.map((one) => one.categoryId)
    return {
      ...{ owner, classId, code, people, book: book! },
      categories: {
        attendance: attendance!,
        learning: learning!,
        homework: homework!,
        exam: exam!,
      },
    }
  }

  async function addColumn(owner: Person, classId: number, categoryId: number, fullMark = '100') {
    const given = { classId, categoryId: String(categoryId), name: `列 ${fullMark}`, fullMark }
    return (await owner(gradebookApi.addColumn, given)).columnId
  }

  async function joinStaff(owner: Person, classId: number, role: 'coTeacher' | 'assistant') {
    const one = await newUser(role === 'coTeacher' ? 'teacher' : 'student', { realName: '周文斌' })
    await owner(classApi.invite, { classId, who: one.username, role })
    await one(classApi.answerInvitation, { classId, accept: true })
    return one
  }

  /** The values of a student as the reader sees them, and the total in hundredths of a percent. */
  async function rowOf(reader: Person, classId: number, userId: number) {
    const read = await reader(gradebookApi.getGradebook, { classId, userId })
    const cells = cellsOf(read.students[0]!)
    const { total } = gradeOf(read.book!, cells)
    return {
      cells: Object.fromEntries([...cells].map(([id, entry]) => [id, codeOf(entry)])),
      total: total && round(total, 10_000),
    }
  }

  const events = async (classId: number) =>
    (
      await db.execute<{ kind: string; was: string; is: string }>(
        sql`select kind, was, "is" from grade_events where class_id = ${classId} order by id`,
      )
    ).rows

  return { ...world, db, newBook, addColumn, joinStaff, rowOf, events }
}
