import { codeOf, figuresOf, stepAt } from './server/codes.ts'
import { sql } from 'drizzle-orm'
import type { Person, World } from '#tests/world.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from './contract.ts'

/** Makes a class with a running lesson, for tests of this room. */
export async function newLesson({ newUser, app }: World, students = 2) {
  const owner = await newUser('teacher', { realName: '沈知遥' })
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const people = await Promise.all(Array.from({ length: students }, () => newUser('student')))
  for (const one of people) await one(classApi.join, { code })
  const { lessonId } = await owner(lessonApi.begin, { classId })
  const { rows } = await app.kernel.db.execute<{ secret: string }>(
    sql`select secret from lessons where id = ${lessonId}`,
  )
  const { secret } = rows[0]!
  const now = () => stepAt(Date.now())
  return {
    ...{ owner, classId, classCode: code, lessonId, people },
    /** What the QR code and the figures say at this moment. */
    code: () => codeOf(secret, now()),
    figures: () => figuresOf(secret, now()),
    /** Checks a student in as a phone does that scans the code. */
    async scan(student: Person, device = deviceOf(student.id)) {
      const { rows: running } = await app.kernel.db.execute<{ secret: string }>(
        sql`select secret from lessons where class_id = ${classId} and ended_at is null`,
      )
      const code = codeOf(running[0]?.secret ?? secret, now())
      const { ticket } = await student(lessonApi.getTicket, { classId, code })
      return student(lessonApi.checkIn, { classId, ticket, device })
    },
    /** Returns the states in order of `people`; null for a student for whom the roll waits. */
    async states() {
      const roll = await owner(lessonApi.getRoll, { lessonId })
      return people.map(({ id }) => roll.students.find(({ userId }) => userId === id)!.state)
    },
  }
}

/** The value that the browser of this person keeps. */
export const deviceOf = (n: number): string => n.toString(16).padStart(32, '0')
