import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { invigilationApi } from '#src/features/learning/invigilation/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { quizParts } from '#src/features/learning/quiz/server/personal-data.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { gradingApi as api } from './contract.ts'
import { gradingIn, written } from './test-grading.ts'

const world = await openWorld()
const { quizWith, db } = gradingIn(world)
const { newUser } = world

const messagesOf = async (student: Person) =>
  (await student(messageApi.getSendMessageList, {})).items.map((one) => JSON.stringify(one))
const isMarked = (message: string) => message.includes('已评分')

type Given = InputOf<typeof api.setMark>
const marking =
  (teacher: Person, quizId: number, attemptId: Given['attemptId']) =>
  (questionId: number, points: number, more: Partial<Given> = {}) =>
    teacher(api.setMark, {
      ...{ quizId, attemptId, questionId, points, part: '', criteria: {}, comment: '' },
      ...{ revision: Date.now(), ...more },
    })

test('written answers wait, are marked one by one, and the last mark makes the score', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { student, attemptId } = await handedIn()
  const [, short, group] = ids
  const before = await student(quizApi.getAttempt, { attemptId })
  expect(before).toMatchObject({ waiting: 2, showsMarks: true, score: null, passed: null })
  expect(before.questions.map(({ result }) => result?.score)).toEqual([2, null, null])
  expect(before.counting).toBeNull()
  const { questions } = await owner(api.getMarking, { quizId })
  expect(questions).toMatchObject([
    { questionId: short, part: '', type: 'shortAnswer', answers: 1, waiting: 1 },
    { questionId: group, part: 'g2', type: 'essay', title: '写一封催款信。', waiting: 1 },
  ])
  const mark = marking(owner, quizId, attemptId)
  const first = await mark(short!, 7.5, { criteria: { c1: 5, c2: 2.5 }, comment: '要点二不全' })
  expect(first.waiting).toBe(1)
  expect(await student(quizApi.getAttempt, { attemptId })).toMatchObject({
    waiting: 1,
    score: null,
  })
  // The essay is two thirds of the group's 9 points.
  expect((await mark(group!, 4, { part: 'g2' })).waiting).toBe(0)
  const after = await student(quizApi.getAttempt, { attemptId })
  expect(after).toMatchObject({ waiting: 0, score: 16.5, maxScore: 21, passed: true })
  expect(after.questions.map(({ result }) => result?.score)).toEqual([2, 7.5, 7])
  expect(after.questions[1]!.result).toMatchObject({
    comments: [{ part: '', text: '要点二不全' }],
    mark: {
      verdict: 'part',
      lines: [
        { part: 'c1', verdict: 'correct', earned: 0.5 },
        { part: 'c2', verdict: 'part', earned: 0.25 },
      ],
    },
  })
  expect(after.counting?.share).toBeCloseTo(16.5 / 21)
})

test('the learner is told of the last mark once, and not while the marks are kept', async () => {
  const students: Person[] = []
  for (const showMark of ['released', 'handIn'] as const) {
    const { owner, quizId, ids, handedIn } = await quizWith({ showMark })
    const { student, attemptId } = await handedIn()
    students.push(student)
    const mark = marking(owner, quizId, attemptId)
    await mark(ids[1]!, 10)
    await mark(ids[2]!, 6, { part: 'g2' })
    await mark(ids[2]!, 5, { part: 'g2', revision: Date.now() + 1 })
  }
  const told = async (student: Person) => (await messagesOf(student)).filter(isMarked).length
  await eventually(async () => expect(await told(students[1]!)).toBe(1))
  // Its job came before that of the other one.
  expect(await told(students[0]!)).toBe(0)
})

test('a mark that arrives late never replaces a newer one, and a changed score is on record', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { attemptId } = await handedIn()
  const mark = marking(owner, quizId, attemptId)
  const [, short] = ids
  await mark(short!, 6, { revision: 20 })
  expect(await mark(short!, 1, { revision: 10 })).toMatchObject({ revision: 20 })
  expect(await mark(short!, 6, { revision: 20 })).toMatchObject({ revision: 20 })
  await mark(short!, 8, { revision: 30 })
  const { items } = await owner(api.getAnswers, { quizId, questionId: short!, state: 'marked' })
  expect(items).toMatchObject([{ attemptId, of: 10, mark: { points: 8, revision: 30 } }])
  const { rows } = await db.execute(sql`
    select score_before::float8 as before, score_after::float8 as after, cause, changed_by as by
    from mark_changes where attempt_id = ${attemptId}`)
  expect(rows).toEqual([{ before: 6, after: 8, cause: 'hand', by: owner.id }])
})

test('more points than a part is worth, a choice, and an attempt of another quiz are refused', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { attemptId } = await handedIn([written('答')[0]!, null, written('答')[2]!])
  const mark = marking(owner, quizId, attemptId)
  const refuses = (asked: Promise<unknown>, name: string) =>
    expect(asked).rejects.toMatchObject(refusal(name))
  await refuses(mark(ids[2]!, 6.01, { part: 'g2' }), 'quiz.tooManyPoints')
  await refuses(mark(ids[2]!, 1, { part: 'g1' }), 'quiz.notWritten')
  await refuses(mark(ids[0]!, 1), 'quiz.notWritten')
  const other = await quizWith()
  const theirs = await other.handedIn()
  await refuses(marking(owner, quizId, theirs.attemptId)(ids[1]!, 1), 'quiz.attemptNotFound')
})

test('criteria earn at most what they are worth, and only those of the question are kept', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { attemptId } = await handedIn()
  const mark = marking(owner, quizId, attemptId)
  await expect(mark(ids[1]!, 5, { criteria: { c1: 5.01 } })).rejects.toMatchObject(
    refusal('quiz.tooManyForCriterion'),
  )
  await mark(ids[1]!, 5, { criteria: { c1: 5, nothing: 3 } })
  const { items } = await owner(api.getAnswers, { quizId, questionId: ids[1]!, state: 'marked' })
  expect(items).toMatchObject([{ mark: { points: 5 } }])
  expect(items[0]!.mark!.criteria).toEqual({ c1: 5 })
})

test('a device whose clock is ahead does not outvote a later mark', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { attemptId } = await handedIn()
  const mark = marking(owner, quizId, attemptId)
  const ahead = Date.now() + 3_600_000
  expect((await mark(ids[1]!, 9, { revision: ahead })).revision).toBeLessThan(ahead)
  const { revision } = await mark(ids[1]!, 4, { revision: Date.now() })
  const { items } = await owner(api.getAnswers, { quizId, questionId: ids[1]!, state: 'marked' })
  expect(items).toMatchObject([{ mark: { points: 4, revision } }])
})

test('points that were kept after a mended key stay, and a teacher can still lower the written part', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { student, attemptId } = await handedIn()
  const group = ids[2]!
  const mark = marking(owner, quizId, attemptId)
  const scoreOf = async () =>
    (await student(quizApi.getAttempt, { attemptId })).questions[2]!.result!.score
  await mark(group, 4, { part: 'g2' })
  // Another key had given 8 of 9, the choice included; by the key of today it is 7.
  await db.execute(sql`update attempt_answers set granted = 'kept', score = 8
    where attempt_id = ${attemptId} and question_id = ${group}`)
  const scores: unknown[] = []
  for (const points of [1, 0, 5, 6]) {
    await mark(group, points, { part: 'g2' })
    scores.push(await scoreOf())
  }
  expect(scores).toEqual([5, 4, 9, 9])
})

test('an essay of 60,000 characters is saved and marked whole', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const html = `<p>${'字'.repeat(60_000)}</p>`
  await handedIn([null, null, { type: 'group', answers: { g2: { type: 'essay', html } } }])
  const given = { quizId, questionId: ids[2]!, part: 'g2' }
  const { items } = await owner(api.getAnswers, given)
  expect(items.map((one) => one.html?.length)).toEqual([html.length])
})

test('only those who look after a quiz see its answers; hidden names are nowhere in them', async () => {
  const { owner, quizId, ids, handedIn, courseId } = await quizWith()
  const { student } = await handedIn()
  const given = { quizId, questionId: ids[2]!, part: 'g2' }
  const { items, question } = await owner(api.getAnswers, given)
  expect(items[0]!.learner?.username).toBe(student.username)
  // The answer was cleaned when it was saved.
  expect(items[0]!.html).toBe('<p>答</p>')
  expect(question.type).toBe('group')
  const hidden = await owner(api.getAnswers, { ...given, names: 'hidden' })
  expect(JSON.stringify(hidden)).not.toContain(student.username)
  expect(JSON.stringify(hidden)).not.toMatch(/handedInAt|"late"|"number"/)
  const stranger = await newUser('teacher')
  const helper = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at) values (${courseId}, ${helper.id}, now())`)
  for (const [person, name] of [
    [stranger, 'quiz.notFound'],
    [helper, 'invigilation.noRight'],
  ] as const) {
    const refused = refusal(name)
    await expect(person(api.getAnswers, given)).rejects.toMatchObject(refused)
    await expect(person(api.getMarking, { quizId })).rejects.toMatchObject(refused)
    const { attemptId } = items[0]!
    await expect(marking(person, quizId, attemptId)(ids[1]!, 1)).rejects.toMatchObject(refused)
    const back = {
      quizId,
      attemptIds: [attemptId],
      reason: '重写',
      closesAt: '2099-01-01T00:00:00Z',
    }
    await expect(person(invigilationApi.giveBack, back)).rejects.toMatchObject(refused)
    const comment = { quizId, attemptId, comment: '总评' }
    await expect(person(api.setComment, comment)).rejects.toMatchObject(refused)
  }
})

test('with hidden names an answer has a key for this teacher and quiz, by which it is marked, commented on and given back', async () => {
  const quiz = await quizWith()
  const { owner, quizId, ids, courseId } = quiz
  const made = [await quiz.handedIn(), await quiz.handedIn(), await quiz.handedIn()]
  const given = { quizId, questionId: ids[1]! }
  const list = async (teacher: Person) =>
    (await teacher(api.getAnswers, { ...given, state: 'all', names: 'hidden' })).items
  const items = await list(owner)
  expect(await list(owner)).toEqual(items)
  const [key] = items.map(({ attemptId }) => attemptId)
  expect(new Set(items.map(({ attemptId }) => typeof attemptId))).toEqual(new Set(['string']))
  const marked = await marking(owner, quizId, key!)(ids[1]!, 4, { comment: '甲' })
  expect(marked).toMatchObject({ attemptId: key })
  await owner(api.setComment, { quizId, attemptId: key!, comment: '总评' })
  // The order and the keys stay, so that marks given offline find their answers.
  expect(await list(owner)).toMatchObject(
    items.map((one, at) => ({ ...one, ...(at === 0 && { mark: { points: 4 }, comment: '总评' }) })),
  )
  const shown = await owner(api.getAnswers, { ...given, state: 'marked' })
  expect(shown.items).toMatchObject([{ mark: { points: 4 }, comment: '总评' }])
  const back = { quizId, reason: '重写', closesAt: '2099-01-01T00:00:00Z' }
  expect(await owner(invigilationApi.giveBack, { ...back, attemptIds: [key!] })).toEqual({
    given: 1,
  })
  const { items: rows } = await owner(invigilationApi.getLearners, { quizId })
  const of = made.find(({ attemptId }) => attemptId === shown.items[0]!.attemptId)!
  expect(rows.flatMap((row) => (row.allowance ? [row.userId] : []))).toEqual([of.student.id])
  // It is no key for a colleague, who has others, nor for another quiz, nor when made up.
  const helper = await newUser('teacher')
  await db.execute(sql`insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
    values (${courseId}, ${helper.id}, now(), true)`)
  const keys = (await list(helper)).map(({ attemptId }) => attemptId)
  expect(items.some(({ attemptId }) => keys.includes(attemptId))).toBe(false)
  const refused = refusal('quiz.attemptNotFound')
  await expect(marking(helper, quizId, key!)(ids[1]!, 1)).rejects.toMatchObject(refused)
  await expect(marking(owner, quizId, 'A'.repeat(22))(ids[1]!, 1)).rejects.toMatchObject(refused)
  const other = await quizWith()
  await expect(marking(other.owner, other.quizId, key!)(other.ids[1]!, 1)).rejects.toMatchObject(
    refused,
  )
})

test('a download of personal data has marks, verdicts and comments once the quiz shows marks; the marker’s has them at once', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith({ showMark: 'released' })
  const { student, attemptId } = await handedIn()
  const mark = marking(owner, quizId, attemptId)
  await mark(ids[1]!, 7, { comment: '要点二不全' })
  await mark(ids[2]!, 6, { part: 'g2' })
  await mark(ids[2]!, 5, { part: 'g2', revision: Date.now() + 1 })
  const downloadOf = async ({ id }: Person) => {
    const rows = await Promise.all(quizParts.map((part) => part.read(db, id)))
    return Object.fromEntries(quizParts.map((part, at) => [part.id, rows[at]!]))
  }
  const before = await downloadOf(student)
  expect(before['quiz-attempts']).toMatchObject([{ score: null, passed: null }])
  for (const row of before['quiz-answers']!)
    expect(row).toMatchObject({ score: null, verdict: null })
  for (const row of before['quiz-marks']!) {
    expect(row).toMatchObject({ points: null, comment: null, changes: null })
  }
  expect([before['quiz-answers']!.length, before['quiz-marks']!.length]).toEqual([3, 2])
  const whole = [
    { points: '7.00', comment: '要点二不全', changes: null },
    { points: '5.00', changes: [{ after: 8 }] },
  ]
  expect((await downloadOf(owner))['quiz-marks']).toMatchObject(whole)
  await owner(invigilationApi.release, { quizId, what: 'marks', released: true })
  const after = await downloadOf(student)
  expect(after['quiz-attempts']).toMatchObject([{ score: '17.00', passed: true }])
  expect(after['quiz-answers']!.map(({ verdict }) => verdict)).toContain('part')
  expect(after['quiz-marks']).toMatchObject(whole)
})

test('an attempt that is given back opens once more until its date, however often it is given back', async () => {
  const { owner, quizId, at, handedIn } = await quizWith({
    ...{ attempts: 1, closesAt: new Date(Date.now() - 60_000).toISOString(), lateDays: 1 },
  })
  const { student, attemptId } = await handedIn()
  const redo = () => student(studyApi.redoQuiz, { ...at, attemptId })
  await expect(redo()).rejects.toMatchObject(refusal('quiz.noAttemptsLeft'))
  const given = { quizId, attemptIds: [attemptId], reason: '请补充例子' }
  await expect(
    owner(invigilationApi.giveBack, { ...given, closesAt: '2020-01-01T00:00:00Z' }),
  ).rejects.toMatchObject(refusal('invigilation.dateInPast'))
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await owner(invigilationApi.giveBack, { ...given, closesAt })
  const second = await owner(invigilationApi.giveBack, { ...given, closesAt })
  expect(second).toEqual({ given: 1 })
  const elsewhere = await (await quizWith()).handedIn()
  await expect(
    owner(invigilationApi.giveBack, {
      ...{ ...given, closesAt, attemptIds: [attemptId, elsewhere.attemptId] },
    }),
  ).rejects.toMatchObject(refusal('quiz.attemptNotFound'))
  const again = await redo()
  expect(again).toMatchObject({ number: 2, status: 'open' })
  await student(quizApi.handIn, { attemptId: again.attemptId })
  await expect(
    student(studyApi.redoQuiz, { ...at, attemptId: again.attemptId }),
  ).rejects.toMatchObject(refusal('quiz.noAttemptsLeft'))
  const told = async () =>
    (await messagesOf(student)).filter((one) => one.includes('请补充例子')).length
  await eventually(async () => expect(await told()).toBe(1))
  const { counts } = await owner(invigilationApi.getQuiz, { quizId })
  expect(counts).toMatchObject({ handedIn: 1, unmarked: 1, failed: 0 })
})

test('an examination that is given back can be entered until its date, and the redo counts', async () => {
  const { owner, quizId, at, handedIn } = await quizWith({
    ...{ ...templateSettings.exam, handInAfter: 0, showMark: 'handIn' as const },
    opensAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  })
  const { student, attemptId } = await handedIn([{ type: 'trueFalse', value: false }])
  expect((await student(studyApi.getItem, at)).quiz).toMatchObject({ share: 0 })
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await owner(invigilationApi.giveBack, {
    ...{ quizId, attemptIds: [attemptId], reason: '请重做', closesAt },
  })
  await db.execute(
    sql`update quiz_allowances set opens_at = opens_at - interval '1 hour' where quiz_id = ${quizId}`,
  )
  const again = await student(studyApi.redoQuiz, { ...at, attemptId })
  await student(quizApi.saveAnswer, {
    ...{ attemptId: again.attemptId, questionId: again.questions[0]!.questionId, revision: 1 },
    answer: { type: 'trueFalse', value: true },
  })
  const result = await student(quizApi.handIn, { attemptId: again.attemptId })
  expect(result.counting!.share).toBeCloseTo(2 / 21)
})

test('an empty written answer counts 0 without waiting, and a teacher may give it points', async () => {
  const { owner, quizId, ids, handedIn } = await quizWith()
  const { student, attemptId } = await handedIn([written('答')[0]!, null, null])
  expect(await student(quizApi.getAttempt, { attemptId })).toMatchObject({ waiting: 0, score: 2 })
  const [, short, group] = ids
  const { questions } = await owner(api.getMarking, { quizId })
  expect(questions).toMatchObject([
    { questionId: short, answers: 0, waiting: 0, empty: 1 },
    { questionId: group, part: 'g2', answers: 0, waiting: 0, empty: 1 },
  ])
  const given = { quizId, questionId: short!, state: 'empty' } as const
  const { items } = await owner(api.getAnswers, given)
  expect(items).toMatchObject([{ attemptId, empty: true, mark: null, of: 10 }])
  const mark = marking(owner, quizId, attemptId)
  await mark(short!, 3, { comment: '口头回答' })
  await mark(group!, 6, { part: 'g2' })
  const after = await student(quizApi.getAttempt, { attemptId })
  expect(after).toMatchObject({ waiting: 0, score: 11, counts: { answered: 1, correct: 1 } })
  expect(after.questions[1]!.result).toMatchObject({ score: 3, comments: [{ text: '口头回答' }] })
  expect((await owner(api.getAnswers, given)).items).toEqual([])
})

test('a comment on a whole attempt is read with its mark, and an empty one removes it', async () => {
  const { owner, quizId, handedIn } = await quizWith({ showMark: 'released' })
  const { student, attemptId } = await handedIn()
  const write = (comment: string) => owner(api.setComment, { quizId, attemptId, comment })
  const read = async () => (await student(quizApi.getAttempt, { attemptId })).comment
  await write('结构清楚')
  await write(' 结构清楚，请多举例 ')
  expect(await read()).toBeNull()
  await owner(invigilationApi.release, { quizId, what: 'marks', released: true })
  expect(await read()).toBe('结构清楚，请多举例')
  await write('')
  expect(await read()).toBeNull()
  const other = await quizWith()
  const theirs = await other.handedIn()
  await expect(
    owner(api.setComment, { quizId, attemptId: theirs.attemptId, comment: '好' }),
  ).rejects.toMatchObject(refusal('quiz.attemptNotFound'))
})

test('a trial run has its result without the written answers, and is nothing to mark', async () => {
  const { owner, quizId, ids, at } = await quizWith()
  const { attemptId, questions } = await owner(studyApi.startQuiz, at)
  for (const [place, answer] of written('试').entries()) {
    const { questionId } = questions[place]!
    await owner(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
  }
  const result = await owner(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ trial: true, waiting: 0, score: 2, maxScore: 2, passed: true })
  expect((await owner(api.getMarking, { quizId })).questions).toEqual([])
  await expect(marking(owner, quizId, attemptId)(ids[1]!, 1)).rejects.toMatchObject(
    refusal('quiz.attemptNotFound'),
  )
})

test('twenty marks given offline arrive twice and in any order, and none replaces a newer one', async () => {
  const { owner, quizId, ids, handedIn, courseId } = await quizWith()
  const short = ids[1]!
  const { attemptId: first } = await handedIn([null, written('答')[1]!])
  // Nineteen more like it, without the calls of nineteen learners.
  const { rows: copies } = await db.execute<{ id: number }>(sql`
    with made as (
      insert into quiz_attempts (quiz_id, user_id, number, status, handed_in_at, waiting)
      select a.quiz_id, a.user_id, n, 'handedIn', now(), 1 from quiz_attempts a, generate_series(2, 20) n
      where a.id = ${first} returning id
    ), answers as (
      insert into attempt_answers (attempt_id, question_id, version_id, position, points, answer, revision, mark)
      select made.id, w.question_id, w.version_id, w.position, w.points, w.answer, w.revision, w.mark
      from attempt_answers w, made where w.attempt_id = ${first}
    ) select id from made order by id`)
  const attempts = [first, ...copies.map(({ id }) => id)]
  const helper = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, may_see_learners, accepted_at)
    values (${courseId}, ${helper.id}, true, now())`)
  // While one teacher is offline, the other marks four of the same answers: two before, and two after.
  const offline = (at: number) => marking(owner, quizId, attempts[at]!)(short, 5, { revision: 100 })
  const online = (at: number, revision: number) =>
    marking(helper, quizId, attempts[at]!)(short, 8, { revision })
  await online(0, 50)
  await online(1, 60)
  await online(2, 200)
  await online(3, 300)
  const order = [...attempts.keys()].toSorted((a, b) => ((a * 7) % 20) - ((b * 7) % 20))
  const arrived = await Promise.all(order.map(offline))
  const again = await Promise.all(order.toReversed().map(offline))
  const points = new Map(
    (await owner(api.getAnswers, { quizId, questionId: short, state: 'marked' })).items.map(
      ({ attemptId, mark }) => [attemptId, mark?.points],
    ),
  )
  expect(attempts.map((id) => points.get(id))).toEqual([5, 5, 8, 8, ...Array(16).fill(5)])
  // Both teachers learn of it: the one whose mark was replaced, and the one whose mark came too late.
  const newer = arrived.filter(({ revision }) => revision > 100)
  expect(newer.map(({ attemptId }) => Number(attemptId)).toSorted((a, b) => a - b)).toEqual(
    attempts.slice(2, 4),
  )
  const replaced = arrived.filter((one) => one.replaced !== null)
  expect(replaced.map(({ attemptId }) => Number(attemptId)).toSorted((a, b) => a - b)).toEqual(
    attempts.slice(0, 2),
  )
  expect(replaced.map((one) => one.replaced?.points)).toEqual([8, 8])
  expect(again.every((one) => one.replaced === null)).toBe(true)
  const told = (await messagesOf(helper)).filter((one) => one.includes('评分被修改'))
  expect(told).toHaveLength(1)
})
