import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { participationOf } from '#src/features/learning/lesson/server/participation-of.ts'
import { seedLesson } from '#src/features/learning/lesson/server/seed-lesson.ts'
import { runs } from '#tests/property.ts'
import { gradebookApi as api } from './contract.ts'
import { openGradebooks } from './test-gradebook.ts'

const { db, newBook, newUser, rowOf } = await openGradebooks()

test('answers in lessons are a column: the share of the questions that somebody answered', async () => {
  const { owner, classId, code, people, categories } = await newBook(3)
  const [one, two, away] = people
  const { lessonId } = await owner(lessonApi.begin, { classId })
  const setState = (userId: number, state: 'present' | 'leave') =>
    owner(lessonApi.setState, { lessonId, userId, state })
  for (const { id } of [one!, two!]) await setState(id, 'present')
  await setState(away!.id, 'leave')
  const ask = async (answering: typeof people) => {
    const { questionId } = await owner(lessonApi.askQuestion, { lessonId })
    for (const who of answering)
      await who(lessonApi.answerQuestion, { classId, questionId, choices: [1] })
    await owner(lessonApi.closeQuestion, { lessonId, questionId })
  }
  await ask([one!, two!])
  await ask([one!])
  // Pressed by mistake: nobody answered, so nobody loses by it.
  await ask([])
  const offer = { source: 'participation' as const, sourceId: classId }
  const { offers } = await owner(api.getOffers, { classId })
  expect(offers).toContainEqual(expect.objectContaining(offer))
  await owner(api.addSources, { classId, categoryId: categories.attendance, sources: [offer] })
  const { book } = await owner(api.getGradebook, { classId })
  const [column] = book!.columns.filter(({ source }) => source === 'participation')
  const cell = async (who: (typeof people)[number]) =>
    (await rowOf(owner, classId, who.id)).cells[column!.columnId]
  // A lesson counts once it has ended.
  expect(await cell(one!)).toBeUndefined()
  await owner(lessonApi.end, { lessonId })
  const late = await newUser('student')
  await late(classApi.join, { code })
  const share = async (who: (typeof people)[number]) => (await rowOf(owner, classId, who.id)).total
  expect(await share(one!)).toBe(10_000)
  expect(await share(two!)).toBe(5000)
  expect([await cell(away!), await cell(late)]).toEqual(Array(2).fill(await cell(away!)))
  expect(await share(away!)).toBeNull()
})

const states = ['present', 'late', 'leave', 'absent'] as const
const lesson = fc.record({
  /** Of three students; null joined after it. */
  states: fc.array(fc.option(fc.constantFrom(...states)), { minLength: 3, maxLength: 3 }),
  /** Who answered each question. */
  questions: fc.array(fc.subarray([0, 1, 2]), { maxLength: 4 }),
})

test('participation is that of a naive count, one more answer never lowers it, and it is one statement', async () => {
  const owner = await newUser('teacher')
  const students = await Promise.all([0, 1, 2].map(() => newUser('student')))
  const ids = students.map(({ id }) => id).toSorted((a, b) => a - b)
  let classes = 0
  await fc.assert(
    fc.asyncProperty(fc.array(lesson, { maxLength: 3 }), async (lessons) => {
      const { rows: made } = await db.execute<{ id: number }>(sql`
        insert into classes (name, year_from, semester, code)
        values ('班', 2026, 'first', ${`PART${++classes}`}) returning id`)
      const classId = made[0]!.id
      await db.execute(sql`
        insert into class_members (class_id, user_id, role, state)
        select ${classId}, unnest(${sql.param(ids)}::int[]), 'student', 'member'`)
      const questions: { id: number; by: number[] }[] = []
      for (const { states: said, questions: asked } of lessons) {
        const lessonId = await db.transaction((tx) =>
          seedLesson(tx, {
            ...{ classId, actorId: owner.id, title: '', beganAt: new Date(), minutes: 45 },
            states: said.flatMap((state, at) => (state ? [{ userId: ids[at]!, state }] : [])),
          }),
        )
        for (const by of asked) {
          const { rows } = await db.execute<{ id: number }>(sql`
            insert into lesson_questions (lesson_id, closed_at) values (${lessonId}, now()) returning id`)
          questions.push({ id: rows[0]!.id, by })
          await db.execute(sql`
            insert into lesson_answers (question_id, user_id, choices)
            select ${rows[0]!.id}, unnest(${sql.param(by.map((at) => ids[at]))}::int[]), '{0}'`)
        }
      }
      const naive = ids.map((userId, at) => {
        const counted = lessons.flatMap(({ states: said, questions: asked }) =>
          asked
            .filter((by) => by.length > 0)
            .filter((by) => by.includes(at) || (said[at] !== null && said[at] !== 'leave')),
        )
        const answered = counted.filter((by) => by.includes(at)).length
        return { userId, answered, asked: counted.length }
      })
      const found = await participationOf(db, classId)
      const hasQuestions = lessons.some(({ questions: asked }) => asked.length > 0)
      const isAsked = lessons.some(({ questions: asked }) => asked.some((by) => by.length > 0))
      expect(found).toEqual(isAsked ? naive : [])
      expect(await participationOf(db, classId, ids[1])).toEqual(isAsked ? [naive[1]] : [])
      expect(await statementsOf(() => participationOf(db, classId))).toBe(1)
      // A student who answers one more has no smaller share, whoever else has answered.
      const more = questions.find(({ by }) => !by.includes(0) && by.length > 0)
      if (!hasQuestions || !more) return
      await db.execute(sql`
        insert into lesson_answers (question_id, user_id, choices) values (${more.id}, ${ids[0]}, '{0}')`)
      const [after] = await participationOf(db, classId, ids[0])
      const { answered, asked } = naive[0]!
      expect(after!.answered * asked).toBeGreaterThanOrEqual(answered * after!.asked)
    }),
    runs(25),
  )
})
