import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { interactionApi } from '#src/features/learning/interaction/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { repairApi } from '#src/features/learning/repair/contract.ts'
import { revisionApi } from '#src/features/learning/revision/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { todayApi } from './contract.ts'

const world = await openWorld()
const { newUser, newCourse } = world
const { db, quizWith, answer } = smallQuizzesIn(world)

const today = (person: Person) => person(todayApi.getToday, {})
const kinds = async (person: Person) => (await today(person)).due.map(({ kind }) => kind)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('nothing waits for a new person', async () => {
  expect(await today(await newUser('student'))).toMatchObject({ due: [], news: [], teaching: [] })
})

test('a quiz is due until its hand-in; while it is taken it comes first', async () => {
  const quiz = await quizWith({ closesAt: inDays(3) })
  const [student, other] = (await quiz.learners(2)) as [Person, Person]
  expect((await today(student)).due).toMatchObject([
    { kind: 'quiz', dueAt: expect.any(String), to: expect.stringContaining('/study/') },
  ])
  const attempt = await student(studyApi.startQuiz, quiz.at)
  expect(await kinds(student)).toEqual(['running'])
  await answer(student, attempt, 0, true)
  await answer(student, attempt, 1, true)
  await student(quizApi.handIn, { attemptId: attempt.attemptId })
  expect(await kinds(student)).toEqual([])
  expect(await kinds(other)).toEqual(['quiz'])
})

test('a closed quiz waits only in its days for late hand-ins, and a far one not yet', async () => {
  const late = await quizWith({ closesAt: inDays(2), lateDays: 3 })
  const [student] = (await late.learners(1)) as [Person]
  const shift = (days: number) =>
    db.execute(sql`update quizzes set closes_at = now() + make_interval(days => ${days})
      where id = (select quiz_id from course_items where id = ${late.at.itemId})`)
  await shift(15)
  expect(await kinds(student)).toEqual([])
  await shift(-1)
  expect(await kinds(student)).toEqual(['lateQuiz'])
  await shift(-4)
  expect(await kinds(student)).toEqual([])
})

test('wrong questions come back on their day, and a practice set waits until it is answered', async () => {
  const quiz = await quizWith({})
  const [student] = (await quiz.learners(1)) as [Person]
  const attempt = await student(studyApi.startQuiz, quiz.at)
  await answer(student, attempt, 0, false)
  await answer(student, attempt, 1, true)
  await student(quizApi.handIn, { attemptId: attempt.attemptId })
  await db.execute(sql`
    update wrong_questions set due_on = current_date - 2 where user_id = ${student.id}`)
  expect((await today(student)).due).toMatchObject([{ kind: 'cards', count: 1 }])
  // The day of an examination changes the days of its questions.
  await student(revisionApi.setExam, { courseId: quiz.courseId, examOn: inDays(3).slice(0, 10) })
  const questionIds = attempt.questions.map(({ questionId }) => questionId)
  await quiz.owner(repairApi.give, {
    ...{ courseId: quiz.courseId, title: '再练', dueOn: '2099-01-02' },
    questionIds,
  })
  expect((await today(student)).due).toMatchObject([
    { kind: 'exam', dueOn: inDays(3).slice(0, 10), to: expect.stringContaining('with=course') },
    { kind: 'set', name: '再练', count: 1, dueOn: '2099-01-02' },
  ])
})

test('the chapters of a semester that are open wait, those of later weeks do not', async () => {
  const { courseId } = await newCourse({
    kind: 'open',
    chapters: ['第一周', '第二周'].map((name) => ({
      name,
      items: [{ kind: 'text' as const, name, body: '<p>x</p>' }],
    })),
  })
  const day = (days: number) => inDays(days).slice(0, 10)
  await db.execute(sql`delete from course_semesters where course_id = ${courseId}`)
  await db.execute(sql`
    with s as (insert into course_semesters (course_id, name, starts_on, ends_on)
      values (${courseId}, '秋', ${day(-9)}, ${day(30)}) returning id)
    insert into course_semester_weeks (semester_id, chapter_id, opens_on)
    select s.id, ch.id, ${day(5)}::date from s, course_chapters ch
    where ch.course_id = ${courseId} and ch.name = '第二周'`)
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  expect((await today(student)).due).toMatchObject([{ kind: 'semester', count: 1, dueOn: day(30) }])
})

test('items that a course got since the last visit are new, and unread messages are counted', async () => {
  const { courseId, itemIds } = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'text' as const, name: '课文', body: '<p>x</p>' }] }],
  })
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  const itemId = itemIds[0]!
  expect((await today(student)).news).toEqual([])
  await student(studyApi.visitItem, { courseId, itemId })
  await db.execute(sql`
    insert into course_items (course_id, chapter_id, key, kind, name, position, body)
    select course_id, chapter_id, 'new-item', 'text', '新课文', 9, '<p>y</p>'
    from course_items where id = ${itemId}`)
  await db.execute(sql`
    insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en)
    values (${student.id}, 'system', 'a', 'a', 'b', 'b')`)
  expect((await today(student)).news).toMatchObject([
    { kind: 'newItems', count: 1, to: expect.stringMatching(/\/study\/\d+\/\d+$/) },
    { kind: 'messages', count: 1, to: '/user/messages' },
  ])
  await student(studyApi.visitItem, { courseId, itemId })
  expect((await today(student)).news).toMatchObject([{ kind: 'messages' }])
})

test('answers wait for the teachers who look after the learners, and for nobody else', async () => {
  const quiz = await quizWith({})
  const [student] = (await quiz.learners(1)) as [Person]
  const attempt = await student(studyApi.startQuiz, quiz.at)
  await answer(student, attempt, 0, true)
  await student(quizApi.handIn, { attemptId: attempt.attemptId })
  await db.execute(sql`update quiz_attempts set waiting = 2 where id = ${attempt.attemptId}`)
  const [helper, stranger] = [await newUser('teacher'), await newUser('teacher')]
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
    values (${quiz.courseId}, ${helper.id}, now(), true)`)
  for (const person of [quiz.owner, helper]) {
    expect((await today(person)).teaching).toMatchObject([
      { kind: 'marking', count: 2, to: expect.stringContaining('/marking') },
    ])
  }
  expect((await today(stranger)).teaching).toEqual([])
  await db.execute(
    sql`update attempt_answers set late_at = now() where attempt_id = ${attempt.attemptId}`,
  )
  await db.execute(sql`update quiz_attempts set waiting = 0 where id = ${attempt.attemptId}`)
  expect((await today(helper)).teaching).toMatchObject([{ kind: 'lateAnswers', count: 2 }])
})

test('an invitation to a class is teaching for a teacher, and to do for a student', async () => {
  const [owner, teacher, student] = await Promise.all([
    newUser('teacher'),
    newUser('teacher'),
    newUser('student'),
  ])
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await owner(classApi.create, given)
  for (const { username: who } of [teacher, student])
    await owner(classApi.invite, { classId, who, role: 'assistant' })
  const invitation = [{ kind: 'classInvitation', name: given.name }]
  expect(await today(teacher)).toMatchObject({ due: [], teaching: invitation })
  expect(await today(student)).toMatchObject({ due: invitation, teaching: [] })
  await student(classApi.answerInvitation, { classId, accept: true })
  expect(await today(student)).toMatchObject({ due: [], teaching: [] })
})

test('a rejected course and an invitation wait for their teachers', async () => {
  const [owner, invited] = [await newUser('teacher'), await newUser('teacher')]
  const { courseId } = await newCourse({})
  await db.execute(sql`
    update courses set owner_id = ${owner.id}, audit_status = 'rejected', publish_status = 'unpublished'
    where id = ${courseId}`)
  await db.execute(sql`
    insert into course_staff (course_id, user_id) values (${courseId}, ${invited.id})`)
  expect((await today(owner)).teaching).toMatchObject([{ kind: 'rejected' }])
  expect((await today(invited)).teaching).toMatchObject([{ kind: 'invitation' }])
})

test('a question waits for the teachers of its course until one of them replies', async () => {
  const quiz = await quizWith({})
  const [student] = (await quiz.learners(1)) as [Person]
  const { interactionId } = await student(interactionApi.ask, {
    ...{ ...quiz.at, key: 'a'.repeat(32), anchor: { kind: 'item' as const } },
    ...{ body: '<p>哪种术语含保险？</p>', isPrivate: true },
  })
  expect((await today(quiz.owner)).teaching).toMatchObject([
    { kind: 'questions', count: 1, to: `/interaction/${quiz.courseId}` },
  ])
  expect((await today(student)).teaching).toEqual([])
  await quiz.owner(interactionApi.reply, {
    ...{ interactionId, key: 'b'.repeat(32), body: '<p>CIF 和 CIP。</p>' },
  })
  expect((await today(quiz.owner)).teaching).toEqual([])
})

test('a certificate that can be claimed is news to who has completed the course', async () => {
  const { courseId } = await newCourse({})
  const [student, other] = [await newUser('student'), await newUser('student')]
  await db.execute(sql`
    insert into certificate_offers (course_id, offered, template, institution, institution_en, signer,
      signer_en, hours, shows_mark, asks_fee)
    values (${courseId}, true, 'classic', '远帆', 'Farsail', '唐', 'Tang', 8, false, false)`)
  for (const person of [student, other]) await person(courseApi.join, { courseId, fee: 0 })
  await db.execute(sql`
    insert into course_completions (user_id, course_id) values (${student.id}, ${courseId})`)
  expect((await today(student)).news).toMatchObject([
    { kind: 'certificate', to: '/common/certs/pending' },
    { kind: 'review', to: `/course/${courseId}/comment` },
  ])
  expect((await today(other)).news).toEqual([])
})

test('a review is asked for within 30 days of completion, until it is written', async () => {
  const { courseId } = await newCourse({})
  const [student, late] = [await newUser('student'), await newUser('student')]
  for (const person of [student, late]) await person(courseApi.join, { courseId, fee: 0 })
  await db.execute(sql`
    insert into course_completions (user_id, course_id, completed_at)
    values (${student.id}, ${courseId}, now() - interval '29 days'),
      (${late.id}, ${courseId}, now() - interval '31 days')`)
  expect((await today(student)).news).toMatchObject([
    { kind: 'review', to: `/course/${courseId}/comment` },
  ])
  expect((await today(late)).news).toEqual([])
  await student(reviewApi.saveReview, { courseId, score: '4.5', content: '讲得清楚' })
  expect((await today(student)).news).toEqual([])
})
