import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { refusal } from '#tests/world.ts'
import { gradebookApi as api } from './contract.ts'
import { cellsOf } from './sheet.ts'
import { codeOf, type Entry } from './value.ts'

const { db, course, newUser } = await openStudy()

/** A class whose teacher has a course; `students` join both. */
async function open(students: number) {
  const owner = await newUser('teacher')
  const { courseId, video } = await course({ ownerId: owner.id })
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const people = await Promise.all(Array.from({ length: students }, () => newUser('student')))
  for (const one of people) {
    await one(classApi.join, { code })
    await db.execute(
      sql`insert into course_learners (course_id, user_id) values (${courseId}, ${one.id})`,
    )
  }
  await owner(api.create, { classId })
  const { book } = await owner(api.getGradebook, { classId })
  return { owner, classId, courseId, video, people, categoryId: book!.categories[1]!.categoryId }
}

/** A quiz in the course of an item. */
async function quizWith(itemId: number, counts: 'best' | 'last') {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into quizzes (title, counts) values ('测验', ${counts}) returning id`,
  )
  const quizId = rows[0]!.id
  await db.execute(sql`
    insert into course_items (course_id, chapter_id, kind, name, position, quiz_id, key)
    select course_id, chapter_id, 'quiz', '测验', position + ${quizId}::int, ${quizId}::int, substr(md5(${String(quizId)}), 1, 16)
    from course_items where id = ${itemId}`)
  return quizId
}
const handIn = (quizId: number, userId: number, ...scores: number[]) =>
  Promise.all(
    scores.map((score, at) =>
      db.execute(sql`
        insert into quiz_attempts (quiz_id, user_id, number, status, handed_in_at, score, max_score)
        values (${quizId}, ${userId}, ${at + 1}, 'handedIn', now(), ${score}, 20)`),
    ),
  )

const entries = async (
  owner: Awaited<ReturnType<typeof open>>['owner'],
  classId: number,
): Promise<Record<number, Entry[]>> => {
  const { students, book } = await owner(api.getGradebook, { classId })
  return Object.fromEntries(
    students.map((one) => [
      one.userId,
      book!.columns.flatMap(({ columnId }) => cellsOf(one).get(columnId) ?? []),
    ]),
  )
}

test('quizzes and learning progress of one’s courses are columns, whose marks follow them until frozen', async () => {
  const { owner, classId, courseId, video, people, categoryId } = await open(2)
  const [one, two] = people.map(({ id }) => id)
  const [best, last] = [await quizWith(video.itemId, 'best'), await quizWith(video.itemId, 'last')]
  const sources = [
    { source: 'quiz' as const, sourceId: best },
    { source: 'quiz' as const, sourceId: last },
    { source: 'progress' as const, sourceId: courseId },
  ]
  const offered = async () => (await owner(api.getOffers, { classId })).offers
  expect(await offered()).toEqual(
    expect.arrayContaining(sources.map((each) => expect.objectContaining(each))),
  )
  await owner(api.addSources, { classId, categoryId, sources })
  const keys = new Set(sources.map(({ source, sourceId }) => `${source}:${sourceId}`))
  const left = (await offered()).filter(({ source, sourceId }) => keys.has(`${source}:${sourceId}`))
  expect(left).toEqual([])
  await expect(owner(api.addSources, { classId, categoryId, sources })).rejects.toMatchObject(
    refusal('gradebook.noSource'),
  )
  for (const quizId of [best, last]) await handIn(quizId, one!, 18, 13)
  await db.execute(sql`
    insert into study_progress (course_id, item_id, user_id, done_at)
    values (${courseId}, ${video.itemId}, ${one!}, now())`)
  const found = await entries(owner, classId)
  expect(found[one!]!.map(codeOf)).toEqual(['9000', '6500', '100'])
  expect(found[one!]![2]).toMatchObject({ mark: 100 })
  expect(found[two!]!.map(codeOf)).toEqual(['0'])

  // A mark by hand needs a reason, and stands in place of the given one.
  const { book } = await owner(api.getGradebook, { classId })
  const columnId = book!.columns[0]!.columnId
  const changes = [{ columnId, userId: one!, was: '', is: '10000' }]
  await expect(owner(api.setMarks, { classId, changes })).rejects.toMatchObject(
    refusal('gradebook.whyNeeded'),
  )
  await owner(api.setMarks, { classId, changes, why: '口试补充' })
  expect((await entries(owner, classId))[one!]!.map(codeOf)).toEqual(['10000', '6500', '100'])

  await owner(api.freeze, { classId, missing: 2 })
  await handIn(last, two!, 20)
  const frozen = await entries(owner, classId)
  expect(frozen[two!]!.map(codeOf)).toEqual(['0'])
  expect(frozen[one!]).toEqual((await entries(owner, classId))[one!])
  await owner(api.unfreeze, { classId, why: '补测' })
  expect((await entries(owner, classId))[two!]!.map(codeOf)).toEqual(['10000', '0'])
})

test('quizzes of other teachers are not offered, and cannot be added', async () => {
  const { owner, classId, categoryId } = await open(1)
  const other = await newUser('teacher')
  const theirs = await course({ ownerId: other.id })
  const sourceId = await quizWith(theirs.video.itemId, 'best')
  const { offers } = await owner(api.getOffers, { classId })
  expect(offers.find((one) => one.source === 'quiz' && one.sourceId === sourceId)).toBeUndefined()
  const sources = [{ source: 'quiz' as const, sourceId }]
  await expect(owner(api.addSources, { classId, categoryId, sources })).rejects.toMatchObject(
    refusal('gradebook.noSource'),
  )
})

test('no read sends more statements for more students, columns, sources and changes', async () => {
  const count = async (students: number, columns: number) => {
    const { owner, classId, courseId, video, people, categoryId } = await open(students)
    const sources = []
    for (let at = 0; at < columns; at++)
      sources.push({
        source: 'quiz' as const,
        sourceId: await quizWith(video.itemId, 'best'),
      })
    sources.push({ source: 'progress' as const, sourceId: courseId })
    await owner(api.addSources, { classId, categoryId, sources })
    const given = { classId, categoryId: String(categoryId), name: '列', fullMark: '100' }
    const { columnId } = await owner(api.addColumn, given)
    const changes = people.map(({ id }) => ({ columnId, userId: id, was: '', is: '100' }))
    const other = changes.map((one) => ({ ...one, was: '100', is: '200' }))
    const reads = [
      () => owner(api.getGradebook, { classId }),
      () => owner(api.getHistory, { classId }),
      () => owner(api.getOffers, { classId }),
    ]
    await owner(api.setMarks, { classId, changes })
    const found = [
      await statementsOf(async () => void (await owner(api.setMarks, { classId, changes: other }))),
    ]
    for (const read of reads) {
      await read()
      found.push(await statementsOf(async () => void (await read())))
    }
    return found
  }
  const few = await count(1, 1)
  expect(await count(6, 5)).toEqual(few)
  expect(Math.min(...few)).toBeGreaterThan(1)
})
