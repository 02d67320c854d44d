import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, make, makeFolder, saved } from '#src/features/content/bank/test-bank.ts'
import { set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { exchangeApi } from '#src/features/content/exchange/contract.ts'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { paperApi } from '#src/features/content/paper/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import type { Person } from '#tests/world.ts'
import { refusal } from '#tests/world.ts'
import { invigilationApi } from './contract.ts'

const { db, newUser, approved, release, wholeCourse, coTeacher } = await openApproval()

/** A live examination with a section, a question of its own and a draw by conditions. */
async function anExam() {
  const teacher = await newUser('teacher')
  const course = await approved(teacher, { published: true })
  const folderId = await makeFolder(teacher, '术语')
  for (const word of ['FOB', 'CIF', 'CFR']) await make(teacher, choiceOf(word), { folderId })
  const { questionId, versionId } = await make(teacher, choiceOf('必答'))
  await course.page.save([
    set('i-2', '', {
      ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'a5' }, trial: false },
      name: { zh: '期末测验', en: 'Final' },
      body: {
        questions: [{ questionId, versionId, points: 4, section: 's-1' }],
        passPercent: 70,
        sections: [{ key: 's-1', name: { zh: '一', en: 'One' }, intro: { zh: '说明', en: '' } }],
        draws: [
          {
            ...{ key: 'd-1', count: 2, points: 3, section: 's-1' },
            rule: { folderId, types: ['single'], tags: [], difficulties: [] },
          },
        ],
        settings: {
          ...templateSettings.exam,
          closesAt: '2027-01-04T03:00:00.000Z',
          password: '海运',
        },
      },
    }),
  ])
  await release(teacher, course)
  const { rows } = await db.execute<{ quizId: number }>(sql`
    select quiz_id as "quizId" from course_items where course_id = ${course.courseId} and key = 'i-2'`)
  return { teacher, course, folderId, quizId: rows[0]!.quizId, questionId }
}

const itemIn = async (teacher: Person, draftId: number, key: string) =>
  (await windowOf(teacher, draftId, 'page-look').open()).get(key) as
    { name: object; body: Record<string, unknown>; place: object } | undefined

test('a copy in another course has settings, sections, draws and questions, without dates, once', async () => {
  const { teacher, quizId, folderId, questionId } = await anExam()
  const other = await wholeCourse(teacher, '外贸单证')
  const { courses } = await teacher(invigilationApi.getCopyPlaces, {})
  expect(courses.find(({ courseId }) => courseId === other.courseId)).toMatchObject({
    name: '外贸单证',
    chapters: [{ key: 'c-1', name: '第一章' }],
  })
  const copy = () =>
    teacher(invigilationApi.copyQuiz, {
      ...{ quizId, courseId: other.courseId, chapter: 'c-1', key: 'i-copy' },
    })
  await copy()
  await copy()
  const made = await itemIn(teacher, other.draftId, 'i-copy')
  expect(made).toMatchObject({
    name: { zh: '期末测验', en: 'Final' },
    body: {
      passPercent: 70,
      sections: [{ name: { zh: '一', en: 'One' }, intro: { zh: '说明', en: '' } }],
      draws: [{ count: 2, points: 3, rule: { folderId, types: ['single'] } }],
      settings: { template: 'exam', timeLimit: 100, closesAt: null, password: '海运' },
    },
  })
  const questions = made!.body['questions'] as {
    questionId: number
    points: number
    draw?: string
  }[]
  expect(questions).toHaveLength(4)
  expect(questions.find((one) => one.draw === undefined)).toMatchObject({ questionId, points: 4 })
  await expect(
    teacher(invigilationApi.copyQuiz, {
      ...{ quizId, courseId: other.courseId, chapter: 'c-9', key: 'i-other' },
    }),
  ).rejects.toMatchObject(refusal('invigilation.noChapter'))
})

test('a quiz is copied by those who look after it, into courses that they edit, with questions they may use', async () => {
  const { teacher, course, quizId } = await anExam()
  const stranger = await newUser('teacher')
  const theirs = await wholeCourse(stranger, '别的课程')
  const into = (person: Person, courseId: number) =>
    person(invigilationApi.copyQuiz, { quizId, courseId, chapter: 'c-1', key: 'i-copy' })
  await expect(into(stranger, theirs.courseId)).rejects.toMatchObject(refusal('quiz.notFound'))
  await expect(into(teacher, theirs.courseId)).rejects.toMatchObject(refusal('draft.unknown'))
  const helper = await coTeacher(course, true)
  await db.execute(
    sql`update course_staff set may_see_learners = true where user_id = ${helper.id}`,
  )
  const own = await wholeCourse(helper, '助教的课程')
  await expect(into(helper, own.courseId)).rejects.toMatchObject(refusal('invigilation.notCopied'))
  await into(helper, course.courseId)
})

test('a quiz is exported and kept as a paper with the pool of its draw; nothing of a stranger’s', async () => {
  const { teacher, quizId } = await anExam()
  const order = {
    what: { kind: 'quiz' as const, quizId },
    format: 'gift' as const,
    language: 'zh' as const,
  }
  expect(await teacher(exchangeApi.getLosses, order)).toMatchObject({ questions: 4 })
  const stranger = await newUser('teacher')
  await expect(stranger(exchangeApi.beginExport, order)).rejects.toMatchObject(
    refusal('exchange.nothingToExport'),
  )
  await expect(stranger(invigilationApi.saveAsPaper, { quizId })).rejects.toMatchObject(
    refusal('quiz.notFound'),
  )
  const { paperId } = await teacher(invigilationApi.saveAsPaper, { quizId })
  const paper = await teacher(paperApi.getPaper, { paperId })
  expect(paper).toMatchObject({ name: '期末测验', questions: 4, points: 13 })
  expect(
    paper.sections.map(({ name, intro, questions }) => [name, intro, questions.length]),
  ).toEqual([
    ['一', '<p>说明</p>', 1],
    ['一（随机抽题）', '<p>每次作答从以下 3 题中随机抽取 2 题。说明</p>', 3],
  ])
  // Papers A and B by its plan name the quiz as a recent use.
  const twins = await teacher(paperApi.getTwins, {
    ...{ paperId, folderId: null, tags: [], keepA: true, seed: 1 },
  })
  const [used] = twins.papers[0].questions
  expect(used!.uses).toMatchObject([{ path: `/user/quizzes/${quizId}`, isOtherVersion: false }])
})

test('a paper that a co-teacher keeps shows nothing that the owner writes into the questions later', async () => {
  const { teacher, course, quizId, questionId } = await anExam()
  const helper = await coTeacher(course, true)
  await db.execute(
    sql`update course_staff set may_see_learners = true where user_id = ${helper.id}`,
  )
  const { paperId } = await helper(invigilationApi.saveAsPaper, { quizId })
  const { revision } = await teacher(bankApi.getQuestion, { questionId })
  await teacher(bankApi.saveQuestion, { ...saved(choiceOf('下学期的秘密')), questionId, revision })
  const shown = async (person: Person, id: number) => {
    const { sections } = await person(paperApi.getPaper, { paperId: id })
    const question = sections
      .flatMap((one) => one.questions)
      .find((one) => one.questionId === questionId)
    return [question!.title, question!.isOutdated]
  }
  expect(await shown(helper, paperId)).toEqual(['必答', false])
  expect(await helper(paperApi.updateQuestions, { paperId })).toEqual({ changed: 0 })
  expect(await shown(helper, paperId)).toEqual(['必答', false])
  // The owner's own paper of the same quiz takes the new version.
  const own = await teacher(invigilationApi.saveAsPaper, { quizId })
  expect(await shown(teacher, own.paperId)).toEqual(['下学期的秘密', true])
  expect(await teacher(paperApi.updateQuestions, own)).toEqual({ changed: 1 })
})
