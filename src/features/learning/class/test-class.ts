import { sql } from 'drizzle-orm'
import type { openWorld, Person } from '#tests/world.ts'
import { classApi } from './contract.ts'

/** The name and the semester of a class in a test. */
export const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }

/** Makes classes in the world of a test, and reads what became of them. */
export function classesIn({ newUser, app }: Awaited<ReturnType<typeof openWorld>>) {
  async function newClass(teacher?: Person) {
    const owner = teacher ?? (await newUser('teacher', { realName: '沈知遥' }))
    const { classId } = await owner(classApi.create, given)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    return { owner, classId, code }
  }

  /** Makes a student who joins by the code. */
  async function joined(code: string, realName = '林晓舟') {
    const student = await newUser('student', { realName })
    await student(classApi.join, { code })
    return student
  }

  /** The kinds of the history of a class, the latest first. */
  const kindsOf = async (owner: Person, classId: number) =>
    (await owner(classApi.getHistory, { classId })).items.map(({ kind }) => kind)

  /** The Chinese titles of the messages about classes that a person has, the oldest first. */
  const titlesOf = async (userId: number) => {
    const { rows } = await app.kernel.db.execute<{ title_zh: string }>(
      sql`select title_zh from messages where user_id = ${userId} and kind = 'class' order by id`,
    )
    return rows.map((row) => row.title_zh)
  }

  return { newClass, joined, kindsOf, titlesOf }
}
