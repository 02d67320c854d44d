import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, make, makeFolder } from '#src/features/content/bank/test-bank.ts'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { outlineApi } from '#src/features/content/outline/contract.ts'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { invigilationApi } from './contract.ts'
import { followBank } from './server/renew-draws.ts'

const world = await openApproval()
const { app, db, newUser, approved, coTeacher, release } = world

/** A published course whose quiz draws `count` of the easy questions of a folder. */
async function drawn(count: number, template: 'practice' | 'exam' = 'practice') {
  const teacher = await newUser('teacher')
  const course = await approved(teacher, { published: true })
  const folderId = await makeFolder(teacher, '期末题库')
  const put = (zh: string, difficulty: 1 | 3 = 1) =>
    make(teacher, choiceOf(zh), { folderId, difficulty })
  for (const word of ['FOB', 'CIF', 'CFR']) await put(word)
  await put('难题', 3)
  const rule = { folderId, types: [], tags: [], difficulties: [1 as const] }
  const write = (number: number) =>
    course.page.save([
      set('i-2', '', {
        ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'a5' }, trial: false },
        name: { zh: '期末测验', en: '' },
        body: {
          ...{ questions: [], passPercent: 60 },
          ...{ sections: [{ key: 's-1', name: { zh: '一', en: '' }, intro: { zh: '', en: '' } }] },
          draws: [{ key: 'd-1', count: number, rule, points: 2.5, section: 's-1' }],
          settings: {
            ...templateSettings[template],
            attempts: null,
            entryMinutes: null,
            handInAfter: 0,
          },
        },
      }),
    ])
  await write(count)
  const released = async () => {
    await release(teacher, course)
    const { rows } = await db.execute<{ itemId: number; quizId: number }>(sql`
      select id as "itemId", quiz_id as "quizId" from course_items
      where course_id = ${course.courseId} and key = 'i-2'`)
    return { at: { courseId: course.courseId, itemId: rows[0]!.itemId }, quizId: rows[0]!.quizId }
  }
  const learner = async () => {
    const student = await newUser('student')
    await student(courseApi.join, { courseId: course.courseId, fee: 0 })
    return student
  }
  return { teacher, course, folderId, put, write, released, learner }
}
const drawsOf = async (teacher: Person, quizId: number) =>
  (await teacher(invigilationApi.getQuiz, { quizId })).draws

test('the release takes the questions that match then, and an attempt is drawn from them', async () => {
  const { teacher, put, released, learner } = await drawn(4)
  await expect(released()).rejects.toMatchObject(refusal('quiz.shortDraw'))
  await put('FCA')
  const { at, quizId } = await released()
  expect(await drawsOf(teacher, quizId)).toEqual([{ count: 4, pool: 4, byRule: true }])
  const attempt = await (await learner())(studyApi.startQuiz, at)
  expect(attempt).toMatchObject({ maxScore: 10, counts: { questions: 4 } })
  expect(new Set(attempt.questions.map(({ questionId }) => questionId)).size).toBe(4)
  expect(attempt.questions.every(({ section }) => section === 1)).toBe(true)
})

test('renewed pools hold for attempts that begin later, and new ones come first in them', async () => {
  const { teacher, folderId, put, released, learner } = await drawn(3)
  const { at, quizId } = await released()
  const student = await learner()
  const first = await student(studyApi.startQuiz, at)
  const ids = first.questions.map(({ questionId }) => questionId)
  const renew = () => teacher(invigilationApi.renewDraws, { quizId })
  expect(await renew()).toEqual({ added: 0, removed: 0 })
  for (const word of ['FCA', 'CPT', 'CIP']) await put(word)
  expect(await renew()).toEqual({ added: 3, removed: 0 })
  expect(await student(studyApi.startQuiz, at)).toMatchObject({ questions: first.questions })
  await student(quizApi.handIn, { attemptId: first.attemptId })
  const second = await student(studyApi.redoQuiz, { ...at, attemptId: first.attemptId })
  expect(second.questions.filter(({ questionId }) => ids.includes(questionId))).toEqual([])
  // A question that is no longer easy leaves; the versions that are set are fixed.
  const chosen = { questionIds: ids.slice(0, 1) }
  await teacher(bankApi.setDifficulty, { chosen, difficulty: 3 })
  expect(await renew()).toEqual({ added: 0, removed: 1 })
  const { rows } = await db.execute(sql`
    select from quiz_questions x join question_versions v on v.id = x.version_id
    where x.quiz_id = ${quizId} and v.fixed_at is null`)
  expect(rows).toEqual([])
  await db.execute(sql`update questions set status = 'draft' where folder_id = ${folderId}`)
  await expect(renew()).rejects.toMatchObject(refusal('invigilation.shortDraw'))
  expect(await drawsOf(teacher, quizId)).toEqual([{ count: 3, pool: 5, byRule: true }])
})

test('a deleted folder leaves the pool as it is', async () => {
  const { teacher, folderId, released } = await drawn(2)
  const { quizId } = await released()
  await teacher(bankApi.deleteFolder, { folderId })
  expect(await drawsOf(teacher, quizId)).toEqual([{ count: 2, pool: 3, byRule: false }])
  await expect(teacher(invigilationApi.renewDraws, { quizId })).rejects.toMatchObject(
    refusal('invigilation.noRule'),
  )
})

test('at night practices follow the bank; examinations do not', async () => {
  const [practice, exam] = [await drawn(2), await drawn(2, 'exam')]
  const sizes = await Promise.all(
    [practice, exam].map(async ({ teacher, put, released }) => {
      const { quizId } = await released()
      await put('FCA')
      return async () => (await drawsOf(teacher, quizId))[0]!.pool
    }),
  )
  await followBank.run(app.kernel, {} as never, {} as never)
  expect(await Promise.all(sizes.map((size) => size()))).toEqual([4, 3])
})

test('renewing is for the owner and for co-teachers who may see the learners', async () => {
  const { course, released } = await drawn(2)
  const { quizId } = await released()
  const stranger = await newUser('teacher')
  await expect(stranger(invigilationApi.renewDraws, { quizId })).rejects.toMatchObject(
    refusal('quiz.notFound'),
  )
  const helper = await coTeacher(course, true)
  await expect(helper(invigilationApi.renewDraws, { quizId })).rejects.toMatchObject(
    refusal('invigilation.noRight'),
  )
  // A co-teacher releases a draw from the owner's folder, which is not shared: the owner teaches the course too.
  await db.execute(
    sql`update course_staff set may_see_learners = true where user_id = ${helper.id}`,
  )
  expect(await helper(invigilationApi.renewDraws, { quizId })).toEqual({ added: 0, removed: 0 })
  const draws = [
    {
      ...{ key: 'd-1', count: 1 },
      rule: { folderId: (await folderOf(quizId))!, types: [], tags: [], difficulties: [] },
    },
  ]
  const { pools } = await helper(outlineApi.getPools, { draftId: course.draftId, draws, taken: [] })
  expect(pools).toMatchObject([{ isOpen: false, questions: [] }])
})

const folderOf = async (quizId: number) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select folder_id as id from quiz_draws where quiz_id = ${quizId}`,
  )
  return rows[0]?.id
}
