import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { analysisApi } from '#src/features/learning/analysis/contract.ts'
import { gradingApi } from '#src/features/learning/grading/contract.ts'
import { gradingIn } from '#src/features/learning/grading/test-grading.ts'
import { invigilationApi } from '#src/features/learning/invigilation/contract.ts'
import { remarkingApi } from '#src/features/learning/remarking/contract.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { openWorld, type Person } from '#tests/world.ts'

const world = await openWorld()
const { app, newUser } = world
const { db } = app.kernel
const { quizWith } = gradingIn(world)
const soon = '2027-03-01T00:00:00.000Z'
const later = '2027-03-02T00:00:00.000Z'

/** A quiz with a result, and the input of each call about it, right in every id. */
const quiz = await quizWith()
const { quizId, courseId, ids, owner } = quiz
const { attemptId, student } = await quiz.handedIn()
const questionId = ids[1]!
const userIds = [student.id]
const allowance = { kind: 'extra' as const, extraMinutes: 5, extraAttempts: 1 }
const calls: [Endpoint, object][] = [
  [invigilationApi.getQuiz, { quizId }],
  [invigilationApi.getLearners, { quizId }],
  [invigilationApi.allow, { quizId, userIds, ...allowance, opensAt: null, closesAt: null }],
  [invigilationApi.withdrawAllowance, { quizId, userIds }],
  [invigilationApi.arrangeMakeUp, { quizId, group: 'both', opensAt: soon, closesAt: later }],
  [invigilationApi.release, { quizId, what: 'marks', released: true }],
  [invigilationApi.pause, { quizId, paused: true, userIds: null }],
  [invigilationApi.endAttempts, { quizId, userIds: null }],
  [invigilationApi.getLate, { quizId, attemptId }],
  [invigilationApi.decideLate, { quizId, attemptId, counts: true }],
  [invigilationApi.remind, { quizId }],
  [invigilationApi.giveBack, { quizId, attemptIds: [attemptId], reason: '重写', closesAt: later }],
  [invigilationApi.saveAsPaper, { quizId }],
  [invigilationApi.renewDraws, { quizId }],
  [invigilationApi.copyQuiz, { quizId, courseId, chapter: 'c-1', key: 'i-copy' }],
  [gradingApi.getMarking, { quizId }],
  [gradingApi.getAnswers, { quizId, questionId }],
  [
    gradingApi.setMark,
    {
      ...{ quizId, attemptId, questionId, part: '', points: 1 },
      ...{ criteria: {}, comment: '', revision: 1 },
    },
  ],
  [gradingApi.setComment, { quizId, attemptId, comment: '好' }],
  [analysisApi.getAnalysis, { quizId }],
  [analysisApi.getQuestion, { quizId, questionId: ids[0]! }],
  [analysisApi.getReport, { quizId, format: 'csv' }],
  [remarkingApi.getQuestions, { quizId }],
  [remarkingApi.getRemarking, { quizId, questionId: ids[0]! }],
]

async function coTeacher(rights: { see: boolean; accepted: boolean }): Promise<Person> {
  const teacher = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, may_edit, may_release, may_see_learners, accepted_at)
    values (${courseId}, ${teacher.id}, true, true, ${rights.see}, ${rights.accepted ? new Date() : null})`)
  return teacher
}

const strangers: [string, () => Promise<Person>][] = [
  ['a teacher of another course', () => newUser('teacher')],
  [
    'a co-teacher without the right to see learners',
    () => coTeacher({ see: false, accepted: true }),
  ],
  ['a co-teacher who has not accepted', () => coTeacher({ see: true, accepted: false })],
  [
    'a co-teacher who was removed',
    async () => {
      const teacher = await coTeacher({ see: true, accepted: true })
      await db.execute(sql`delete from course_staff where user_id = ${teacher.id}`)
      return teacher
    },
  ],
]

/** The rows that the acts above would change. */
const state = async () =>
  (
    await db.execute(sql`
      select (select json_agg(q) from quizzes q) as quizzes, (select json_agg(a order by a.id) from quiz_attempts a) as attempts,
        (select json_agg(w order by w.attempt_id, w.question_id) from attempt_answers w) as answers,
        (select count(*) from quiz_allowances) as allowances, (select count(*) from hand_marks) as marks,
        (select count(*) from papers) as papers, (select count(*) from messages) as messages`)
  ).rows[0]

describe.each(strangers)('%s', (_who, make) => {
  test('learns nothing of a quiz and changes nothing, by right ids', async () => {
    const person = await make()
    const before = await state()
    for (const [endpoint, input] of calls) {
      const { status, envelope } = await person.ask(endpoint, input)
      expect([status >= 400, status < 500], `${endpoint.path} ${envelope.error}`).toEqual([
        true,
        true,
      ])
      // It is refused for what the person is, and not because the input is wrong.
      expect(envelope.error, endpoint.path).toMatch(/\.(notFound|noRight|unknown)$/)
      expect(envelope.data, endpoint.path).toBeNull()
    }
    expect(await state()).toEqual(before)
  })
})

test('the owner’s ids lead to nothing in another quiz, and each call is right for its owner', async () => {
  const other = await quizWith()
  for (const [endpoint, input] of calls) {
    if (!('attemptId' in input || 'attemptIds' in input)) continue
    const { envelope } = await other.owner.ask(endpoint, { ...input, quizId: other.quizId })
    expect(envelope.code, `${endpoint.path} ${envelope.error}`).not.toBe(0)
  }
  const reads = calls.filter(([{ method }]) => method === 'GET')
  for (const [endpoint, input] of reads) {
    const { envelope } = await owner.ask(endpoint, input)
    // There are no statistics yet: its written answers wait for a mark.
    if (envelope.code !== 0) expect(envelope.error, endpoint.path).toMatch(/^analysis\./)
  }
})
