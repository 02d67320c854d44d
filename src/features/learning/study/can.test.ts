import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { NewCourse } from '#src/features/learning/course/server/create-course.ts'
import { courseSemesters } from '#src/features/learning/course/semester-tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { filmApi } from '#src/features/content/film/contract.ts'
import { testFilms } from '#src/features/content/film/test-films.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { studyApi } from './contract.ts'

const world = await openWorld()
const { app, visitor, newUser, newCourse } = world
const { db } = app.kernel
let quizId: number

beforeAll(async () => {
  const author = await newUser('teacher')
  quizId = await db.transaction(async (tx) => {
    const [questionId] = await newQuestions(tx, author.id, [trueFalse('x')])
    return createQuiz(tx, app.kernel, { title: '测验', questions: [{ questionId: questionId! }] })
  })
})

const semester = (from: number, to: number) => ({
  kind: 'open' as const,
  semesters: [
    { name: '期', startsOn: addDays(schoolDay(), from), endsOn: addDays(schoolDay(), to) },
  ],
})
const sorts: Record<string, Partial<NewCourse>> = {
  free: {},
  paid: { fee: 50 },
  unpublished: { publishStatus: 'unpublished' },
  upcoming: semester(5, 50),
  running: semester(-5, 50),
  ended: semester(-50, -5),
  // The fee of an open course is of its certificate; it is joined free of charge.
  'upcoming with a certificate': { ...semester(5, 50), fee: 50 },
}

type Kind = keyof typeof people
const people = {
  visitor: async () => visitor,
  'no role': () => newUser('none'),
  'a student': () => newUser('student'),
  'a student with coins': async () => {
    const student = await newUser('student')
    await db.transaction((tx) =>
      transferCoins(tx, {
        ...{ key: `test:${student.id}`, reason: 'opening', amount: 100 },
        ...{ from: { system: 'issue' }, to: { userId: student.id } },
      }),
    )
    return student
  },
  learner: () => newUser('student'),
  'the owner': () => newUser('teacher'),
  administrator: () => newUser('admin'),
}

/** Makes a course with a quiz in each of two chapters, and a person of the given kind. */
async function scene(kind: Kind, sort: string) {
  const quiz = () => [{ kind: 'quiz' as const, name: '测验', quizId }]
  const person: Person = await people[kind]()
  const { courseId, itemIds } = await newCourse({
    chapters: [
      { name: '一', items: quiz() },
      { name: '二', items: quiz() },
    ],
    ...sorts[sort],
    ...(kind === 'the owner' && { ownerId: person.id }),
    // A learner joins while that is possible; status, fee and dates are set afterwards.
    ...(kind === 'learner' && { publishStatus: 'published', fee: 0 }),
    ...(kind === 'learner' && sorts[sort]?.semesters && semester(-5, 50)),
  })
  if (kind === 'learner') {
    await person(courseApi.join, { courseId, fee: 0 })
    const { publishStatus = 'published', fee = 0, semesters = [] } = sorts[sort]!
    await db.update(courses).set({ publishStatus, fee }).where(eq(courses.id, courseId))
    const ofCourse = eq(courseSemesters.courseId, courseId)
    for (const dates of semesters) await db.update(courseSemesters).set(dates).where(ofCourse)
  }
  const { kind: courseKind, fee = 0 } = sorts[sort]!
  return { person, courseId, itemIds, fee: courseKind === 'open' ? 0 : fee }
}

const scenes = Object.keys(people).flatMap((kind) =>
  Object.keys(sorts).map((sort) => [kind as Kind, sort] as const),
)

describe('the rights in a course answer match the outcome of each call', () => {
  test.each(scenes)('%s, %s', async (kind, sort) => {
    const { person, courseId, itemIds, fee } = await scene(kind, sort)
    const { envelope } = await person.ask(courseApi.getCourse, { courseId })
    if (envelope.error === 'course.notFound') {
      expect(sort).toBe('unpublished')
      return
    }
    const { can, action, hasTrial } = envelope.data
    const study = await person.ask(studyApi.getStudy, { courseId })
    if (study.envelope.code === 0) {
      const items = study.envelope.data.chapters.flatMap((chapter) => chapter.items)
      for (const item of items) {
        const opened = await person.ask(studyApi.getItem, { courseId, itemId: item.itemId })
        expectAgreement(item.can.open, opened, 'open')
      }
      expect(items.every((item) => item.can.open.may)).toBe(can.studyAll.may)
    }
    // Only the first chapter is a trial.
    const [trial, item] = itemIds.map((itemId) => ({ courseId, itemId }))
    expectAgreement(can.studyAll, await person.ask(studyApi.getItem, item!), 'study')
    expectAgreement(can.studyAll, await person.ask(studyApi.startQuiz, item!), 'quiz')
    // Trial items are open beside that right; the study room opens where one item does.
    expect(hasTrial).toBe(fee > 0)
    const tried = await person.ask(studyApi.getItem, trial!)
    expect([study.envelope.code, study.envelope.error]).toEqual([
      tried.envelope.code,
      tried.envelope.error,
    ])
    const mayCall = kind !== 'visitor' && kind !== 'no role'
    const isTrialOpen = mayCall && hasTrial && action !== 'wait'
    expect(tried.envelope.code === 0).toBe(can.studyAll.may || isTrialOpen)
    expectAgreement(can.join, await person.ask(courseApi.join, { courseId, fee }), 'join')
  })
})

test('the rights in an attempt match the outcome of each call', async () => {
  const { person, courseId, itemIds } = await scene('learner', 'free')
  const item = { courseId, itemId: itemIds[0]! }
  const save = (attempt: { attemptId: number; questions: { questionId: number }[] }) =>
    person.ask(quizApi.saveAnswer, {
      ...{ attemptId: attempt.attemptId, questionId: attempt.questions[0]!.questionId },
      ...{ answer: { type: 'trueFalse' as const, value: true }, revision: Date.now() },
    })
  const open = await person(studyApi.startQuiz, item)
  expectAgreement(open.can.answer, await save(open))
  const result = await person(quizApi.handIn, { attemptId: open.attemptId })
  expect(result.isResult).toBe(true)
  expectAgreement(result.can.answer, await save(result))
  const again = await person(studyApi.redoQuiz, { ...item, attemptId: open.attemptId })
  expectAgreement(again.can.answer, await save(again))
  const replaced = await person(quizApi.getAttempt, { attemptId: open.attemptId })
  expectAgreement(replaced.can.answer, await save(replaced))
})

test('the right to change subtitles matches the outcome, and only the uploader and administrators have it', async () => {
  const owner = await newUser('teacher')
  const { userFileId } = await testFilms(world).give(owner, 'plain.mp4')
  const { courseId, itemIds } = await newCourse({
    ownerId: (await newUser('teacher')).id,
    chapters: [{ name: '一', items: [{ kind: 'video', name: '装船', userFileId }] }],
  })
  const item = { courseId, itemId: itemIds[0]! }
  const languages = ['zh', 'en', 'fr', 'de'] as const
  const rights: boolean[] = []
  const people = [owner, await newUser('admin'), await newUser('teacher')]
  for (const [index, person] of people.entries()) {
    await person(courseApi.join, { courseId, fee: 0 })
    const { video } = await person(studyApi.getItem, item)
    expect(video!.userFileId).toBe(userFileId)
    const added = await person.ask(filmApi.addSubtitle, {
      ...{ userFileId: video!.userFileId, language: languages[index]! },
    })
    expectAgreement(video!.can.changeSubtitles, added, 'subtitles')
    rights.push(video!.can.changeSubtitles.may)
  }
  expect(rights).toEqual([true, true, false])
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  const { video } = await student(studyApi.getItem, item)
  expect(video!.can.changeSubtitles.may).toBe(false)
})
