import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { revisionApi } from '#src/features/learning/revision/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { repairApi as api } from './contract.ts'

const world = await openWorld()
const { newUser } = world
const { db, quizWith, answer } = smallQuizzesIn(world)

/** A quiz with learners: the first fails both questions, the second the first one, the third none. */
async function missed(settings: Parameters<typeof quizWith>[0] = {}) {
  const quiz = await quizWith(settings)
  const [both, one, none] = (await quiz.learners(3)) as [Person, Person, Person]
  let ids: number[] = []
  for (const [student, values] of [
    [both, [false, false]],
    [one, [false, true]],
    [none, [true, true]],
  ] as const) {
    const attempt = await student(studyApi.startQuiz, quiz.at)
    for (const [place, value] of values.entries()) await answer(student, attempt, place, value)
    await student(quizApi.handIn, { attemptId: attempt.attemptId })
    ids = attempt.questions.map(({ questionId }) => questionId)
  }
  return { ...quiz, both, one, none, ids }
}

const again = (student: Person, questionId: number, clientId: string) =>
  student(revisionApi.answer, {
    ...{ questionId, clientId, kind: 'practice' as const, durationMs: 4000 },
    answer: { type: 'trueFalse', value: true },
  })

test('a teacher sees by how many learners each question was missed, without their names', async () => {
  const { owner, courseId, ids, both, one } = await missed()
  const misses = await owner(api.getMisses, { courseId })
  expect(misses).toMatchObject({ courseId, courses: [{ courseId }], total: 2 })
  expect(misses.items).toMatchObject([
    { questionId: ids[0], learners: 2, missed: 2, met: 3, title: '一' },
    { questionId: ids[1], learners: 1, missed: 1, met: 3, title: '二' },
  ])
  for (const { username } of [both, one]) expect(JSON.stringify(misses)).not.toContain(username)
  expect((await owner(api.getMisses, { courseId, keyword: '二' })).items).toHaveLength(1)
  // Without a course it is the first one, and a learner who left no longer counts.
  await db.execute(sql`delete from course_learners where user_id = ${both.id}`)
  expect((await owner(api.getMisses, {})).items).toMatchObject([
    { questionId: ids[0], learners: 1, met: 2 },
  ])
})

test('a practice set reaches the learners who have met its questions; answers since then make it done', async () => {
  const { owner, courseId, ids, both, none } = await missed()
  const late = await newUser('student')
  await late(courseApi.join, { courseId, fee: 0 })
  // An answer from before the set was given does not count.
  await again(both, ids[0]!, 'before-01')
  await db.execute(
    sql`update revision_answers set answered_at = now() - interval '1 day' where user_id = ${both.id}`,
  )
  const given = { courseId, title: ' 考前再练 ', dueOn: '2099-01-02', questionIds: [...ids] }
  const { setId, learners } = await owner(api.give, given)
  expect(learners).toBe(3)
  const told = async (student: Person) =>
    (await student(messageApi.getSendMessageList, {})).items.filter((one) =>
      JSON.stringify(one).includes('考前再练'),
    ).length
  await eventually(async () => expect(await told(none)).toBe(1))
  expect(await told(late)).toBe(0)
  const own = await both(api.getOwnSets, {})
  expect(own.items).toMatchObject([
    { setId, title: '考前再练', dueOn: '2099-01-02', questions: 2, answered: 0 },
  ])
  await again(both, ids[0]!, 'after-001')
  const { set, cards } = await both(api.getCards, { setId })
  expect(set.answered).toBe(1)
  // The open question comes first, and no card has a key.
  expect(cards.map(({ questionId }) => questionId)).toEqual([ids[1], ids[0]])
  expect(JSON.stringify(cards)).not.toContain('秘密解释')
  await again(both, ids[1]!, 'after-002')
  expect((await owner(api.getSets, { courseId })).items).toMatchObject([
    { setId, questions: 2, learners: 3, done: 1 },
  ])
  expect((await late(api.getOwnSets, {})).items).toEqual([])
  await expect(late(api.getCards, { setId })).rejects.toMatchObject(refusal('repair.setNotFound'))
  await owner(api.withdraw, { setId })
  expect((await both(api.getOwnSets, {})).items).toEqual([])
})

test('questions of an examination that keeps its keys are in no list and no set', async () => {
  const { owner, courseId, ids, both } = await missed({ ...templateSettings.exam, handInAfter: 0 })
  expect((await owner(api.getMisses, { courseId })).items).toEqual([])
  await expect(
    owner(api.give, { courseId, title: '早', dueOn: null, questionIds: ids }),
  ).rejects.toMatchObject(refusal('repair.noQuestions'))
  expect((await both(api.getOwnSets, {})).items).toEqual([])
})

test('other teachers, co-teachers without the right, and learners are refused', async () => {
  const { owner, courseId, ids, both } = await missed()
  const given = { courseId, title: '练', dueOn: null, questionIds: ids }
  const { setId } = await owner(api.give, given)
  const [stranger, helper] = [await newUser('teacher'), await newUser('teacher')]
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at) values (${courseId}, ${helper.id}, now())`)
  for (const [person, names] of [
    [stranger, ['repair.courseNotFound', 'repair.setNotFound']],
    [helper, ['repair.courseNotFound', 'repair.setNotFound']],
    [both, ['common.teachersOnly', 'common.teachersOnly']],
  ] as const) {
    const refused = refusal(names[0])
    await expect(person(api.getMisses, { courseId })).rejects.toMatchObject(refused)
    await expect(person(api.getSets, { courseId })).rejects.toMatchObject(refused)
    await expect(person(api.give, given)).rejects.toMatchObject(refused)
    await expect(person(api.withdraw, { setId })).rejects.toMatchObject(refusal(names[1]))
  }
  expect((await stranger(api.getMisses, {})).courseId).toBeNull()
})
