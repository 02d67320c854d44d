import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { revisionApi } from '#src/features/learning/revision/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { remarkingApi as api } from './contract.ts'
import { nowFalse, otherOption, remarkingIn } from './test-remarking.ts'

const world = await openWorld()
const { newUser } = world
const { db, newQuiz, wrongOf } = remarkingIn(world)

const points = async ({ student, attemptId }: { student: Person; attemptId: number }) => {
  const attempt = await student(quizApi.getAttempt, { attemptId })
  return {
    ...attempt,
    of: attempt.questions.map(({ result }) => result!.score),
    granted: attempt.questions.map(({ result }) => result!.granted),
  }
}
/** Marks again what the preview shows. */
async function remarked(
  teacher: Person,
  given: { quizId: number; questionId: number; way: 'key' | 'better' | 'full' },
) {
  const { target } = await teacher(api.getRemarking, given)
  const { versionId, digest } = target
  return teacher(api.remark, { ...given, versionId, digest })
}
const told = async ({ student }: { student: Person }) =>
  (await student(messageApi.getSendMessageList, {})).items.filter((one) =>
    JSON.stringify(one).includes('重新评分'),
  )

test('a mended key is previewed, and one act changes exactly what the preview said', async () => {
  const { teacher, learner, goodLearner, mend, quizId, ids } = await newQuiz()
  const [right, wrong] = [await goodLearner(), await learner()]
  const questionId = ids[0]!
  const given = { quizId, questionId, way: 'key' as const }
  const before = await teacher(api.getRemarking, given)
  expect(before).toMatchObject({ items: [], can: { remark: { may: false } } })
  const versionId = await mend(questionId, otherOption())
  expect(await teacher(api.getQuestions, { quizId, which: 'newer' })).toMatchObject({
    newer: 1,
    total: 1,
    items: [{ questionId, number: 1, answers: 2, older: 2 }],
  })
  const preview = await teacher(api.getRemarking, given)
  expect(preview).toMatchObject({
    asked: { number: 1 },
    target: { versionId, number: 2 },
    set: { number: 1, isTarget: false },
    counts: { answers: 2, raised: 1, lowered: 1, unfit: 0, nowPassed: 1, nowFailed: 0 },
    can: { remark: { may: true } },
  })
  // A preview writes nothing.
  expect((await points(right)).of[0]).toBe(1)
  const [first, second] = preview.items.toSorted((a, b) => a.after - b.after)
  expect(first).toMatchObject({ attemptId: right.attemptId, before: 1, after: 0 })
  expect(first).toMatchObject({ totalBefore: 4, totalAfter: 3 })
  expect(second).toMatchObject({ attemptId: wrong.attemptId, before: 0, after: 1 })
  expect(await remarked(teacher, given)).toEqual({ changed: 2 })
  for (const one of [right, wrong]) {
    const said = preview.items.find(({ attemptId }) => attemptId === one.attemptId)!
    const now = await points(one)
    expect([now.of[0], now.score]).toEqual([said.after, said.totalAfter])
    expect(now.questions[0]!.result?.key?.right).toEqual(['b'])
  }
  // The same again changes nothing and is no further act.
  expect(await remarked(teacher, given)).toEqual({ changed: 0 })
  const after = await teacher(api.getRemarking, given)
  expect(after.history).toMatchObject([{ way: 'key', version: 2, raised: 1, lowered: 1 }])
  const { rows } = await db.execute(sql`
    select cause, score_before::float8 as before, score_after::float8 as after, changed_by as by from mark_changes
    where question_id = ${questionId} order by attempt_id`)
  expect(rows).toEqual([
    { cause: 'key', before: 1, after: 0, by: teacher.id },
    { cause: 'key', before: 0, after: 1, by: teacher.id },
  ])
})

test('only upwards, nobody loses points, and the result says why', async () => {
  const { teacher, learner, goodLearner, mend, quizId, ids } = await newQuiz()
  const [right, wrong] = [await goodLearner(), await learner()]
  const questionId = ids[0]!
  await mend(questionId, otherOption())
  const given = { quizId, questionId, way: 'better' as const }
  expect(await teacher(api.getRemarking, given)).toMatchObject({
    counts: { raised: 1, lowered: 0 },
    total: 1,
  })
  await remarked(teacher, given)
  const kept = await points(right)
  expect([kept.of[0], kept.granted[0], kept.score]).toEqual([1, 'kept', 4])
  expect((await points(wrong)).of[0]).toBe(1)
  // By the key the kept points go.
  await remarked(teacher, { ...given, way: 'key' })
  const byKey = await points(right)
  expect([byKey.of[0], byKey.granted[0], byKey.score]).toEqual([0, null, 3])
})

test('full points go to everyone, to empty answers and to attempts that are still open', async () => {
  const { teacher, learner, started, quizId, ids } = await newQuiz()
  const empty = await learner([])
  const open = await started()
  const questionId = ids[2]!
  const given = { quizId, questionId, way: 'full' as const }
  expect(await remarked(teacher, given)).toEqual({ changed: 1 })
  const now = await points(empty)
  expect([now.of, now.score, now.granted[2]]).toEqual([[0, 0, 1, 0], 1, 'full'])
  const { student, attempt } = open
  const { attemptId } = attempt
  const answer = { type: 'trueFalse' as const, value: false }
  await student(quizApi.saveAnswer, { attemptId, questionId, revision: 1, answer })
  await student(quizApi.handIn, { attemptId })
  expect((await points({ student, attemptId })).of).toEqual([0, 0, 1, 0])
})

test('learners whose points change are told of them, unless the quiz hides its marks', async () => {
  const { teacher, learner, goodLearner, mend, change, quizId, ids } = await newQuiz()
  const [right, empty] = [await goodLearner(), await learner([])]
  const [first, , third] = ids
  await change('never')
  await mend(first!, otherOption())
  await remarked(teacher, { quizId, questionId: first!, way: 'key' })
  // The jobs come in their order, so that the first one has run once the second has told.
  await eventually(async () => {
    const { rows } = await db.execute(sql`
      select from pgboss.job where name = 'remarking-tell' and state <> 'completed'`)
    expect(rows).toEqual([])
  })
  await change('handIn')
  await mend(third!, nowFalse)
  await remarked(teacher, { quizId, questionId: third!, way: 'key' })
  await eventually(async () => expect(await told(right)).toHaveLength(1))
  expect(JSON.stringify(await told(right))).toContain('由 1 分变为 0 分')
  expect(await told(empty)).toEqual([])
})

test('a question that was never wrong leaves the wrong-question set, and cards ask with the mended key', async () => {
  const { teacher, learner, goodLearner, mend, quizId, ids } = await newQuiz()
  const [right, wrong] = [await goodLearner(), await learner()]
  const questionId = ids[0]!
  const rows = async () => [
    await wrongOf(right.student, questionId),
    await wrongOf(wrong.student, questionId),
  ]
  expect(await rows()).toMatchObject([undefined, { timesWrong: 1 }])
  const versionId = await mend(questionId, otherOption())
  await remarked(teacher, { quizId, questionId, way: 'key' })
  expect(await rows()).toMatchObject([{ timesWrong: 1, versionId }, undefined])
  // The card is marked by the mended key, although the quiz still sets the former version.
  const { judgement } = await right.student(revisionApi.answer, {
    ...{ questionId, clientId: 'client-mended', kind: 'card' as const, durationMs: 3000 },
    answer: { type: 'single', choice: 'b' },
  })
  expect(judgement).toBe('correct')
})

test('an answer whose options the newest version no longer has keeps its points', async () => {
  const { teacher, goodLearner, mend, quizId, ids } = await newQuiz()
  const right = await goodLearner()
  const questionId = ids[0]!
  await mend(questionId, otherOption(['c', 'b']))
  const given = { quizId, questionId, way: 'key' as const }
  expect(await teacher(api.getRemarking, given)).toMatchObject({ total: 0, counts: { unfit: 1 } })
  expect(await remarked(teacher, given)).toEqual({ changed: 0 })
  expect((await points(right)).of[0]).toBe(1)
})

test('a version older than the newest, a stranger and a learner are refused', async () => {
  const { teacher, learner, mend, quizId, ids } = await newQuiz()
  const other = await newQuiz()
  const { student } = await learner()
  const questionId = ids[0]!
  const { target } = await teacher(api.getRemarking, { quizId, questionId })
  await mend(questionId, otherOption())
  const { versionId, digest } = target
  const given = { quizId, questionId, versionId, digest, way: 'key' as const }
  const stranger = await newUser('teacher')
  for (const [person, name] of [
    [teacher, 'remarking.questionChanged'],
    [stranger, 'quiz.notFound'],
    [student, 'common.teachersOnly'],
  ] as const) {
    await expect(person(api.remark, given)).rejects.toMatchObject(refusal(name))
  }
  const notFound = refusal('quiz.notFound')
  await expect(stranger(api.getRemarking, given)).rejects.toMatchObject(notFound)
  await expect(stranger(api.getQuestions, { quizId })).rejects.toMatchObject(notFound)
  const strange = { quizId, questionId: other.ids[0]! }
  await expect(teacher(api.getRemarking, strange)).rejects.toMatchObject(
    refusal('remarking.questionNotFound'),
  )
})

test('a co-teacher without a right to the bank uses the version that the quiz has', async () => {
  const { learner, mend, quizId, courseId, ids } = await newQuiz()
  await learner()
  const questionId = ids[0]!
  const helper = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
    values (${courseId}, ${helper.id}, now(), true)`)
  const versionId = await mend(questionId, otherOption())
  const preview = await helper(api.getRemarking, { quizId, questionId })
  expect(preview.target).toMatchObject({ number: 1 })
  expect(JSON.stringify(preview)).not.toContain(`"versionId":${versionId}`)
  const list = await helper(api.getQuestions, { quizId })
  expect(list.newer).toBe(0)
})

test('an attempt that passes now counts for the progress of its learner at once', async () => {
  const { teacher, learner, quizId, courseId, mend, ids } = await newQuiz()
  const { student } = await learner()
  const done = async () => (await student(studyApi.getStudy, { courseId })).done
  const before = await done()
  const questionId = ids[0]!
  await mend(questionId, otherOption())
  await remarked(teacher, { quizId, questionId, way: 'key' })
  expect([before, await done()]).toEqual([0, 1])
})

test('a text that was saved again after the preview is refused, although the version has the same number', async () => {
  const { teacher, learner, mend, quizId, ids } = await newQuiz()
  await learner()
  const questionId = ids[0]!
  const first = await mend(questionId, otherOption())
  const { target } = await teacher(api.getRemarking, { quizId, questionId })
  expect(target.versionId).toBe(first)
  // Nobody has answered the second version yet, so that a further save changes it in place.
  expect(await mend(questionId, otherOption(['b', 'a']))).toBe(first)
  const { versionId, digest } = target
  const given = { quizId, questionId, versionId, way: 'key' as const }
  await expect(teacher(api.remark, { ...given, digest })).rejects.toMatchObject(
    refusal('remarking.questionChanged'),
  )
  const newer = await teacher(api.getRemarking, { quizId, questionId })
  expect(await teacher(api.remark, { ...given, digest: newer.target.digest })).toEqual({
    changed: 1,
  })
})
