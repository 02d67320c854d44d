import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messageApi } from '#src/features/people/message/contract.ts'
import { documentApi } from '#src/features/content/document/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { todayApi } from '#src/features/front/today/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, refusal } from '#tests/world.ts'
import { taskApi } from './contract.ts'
import { openTasks } from './test-task.ts'

const { db, course, learner, coTeach, newUser, give, save, handIn, list, onlyAnswer, remark } =
  await openTasks()

test('a task that asks for an answer is done by handing in, and no longer by a tick', async () => {
  const { courseId, at, ticked } = await course()
  const student = await learner({ courseId })
  await expect(student(studyApi.setTaskDone, { ...at, done: true })).rejects.toMatchObject(
    refusal('study.handedIn'),
  )
  const open = await student(studyApi.getItem, at)
  expect(open).toMatchObject({
    task: { handsIn: true, answered: false },
    progress: { done: false },
  })
  expect(await handIn(student, at, { text: '发票一张' })).toBe(1)
  const done = await student(studyApi.getItem, at)
  expect(done).toMatchObject({ task: { handsIn: true, answered: true }, progress: { done: true } })
  await student(studyApi.setTaskDone, { ...ticked, done: true })
  await expect(handIn(student, ticked, { text: 'x' })).rejects.toMatchObject(
    refusal('task.takesNoAnswer'),
  )
  const [answer] = (await student(taskApi.getOwn, at)).handIns
  expect(answer).toMatchObject({ number: 1, text: '发票一张' })
})

test('each hand-in is kept, the same draft is handed in once, and a later one is new since the comment', async () => {
  const { courseId, at, teacher } = await course()
  const student = await learner({ courseId })
  const { revision } = await save(student, at, { text: '初稿' })
  const both = await Promise.all([1, 2].map(() => student(taskApi.handIn, { ...at, revision })))
  expect(both).toEqual([{ number: 1 }, { number: 1 }])
  const answerId = await onlyAnswer(teacher, courseId)
  await remark(teacher, answerId, { verdict: 'redo', text: '请补上日期' })
  expect((await list(teacher, courseId)).counts).toMatchObject({ waiting: 0, commented: 1 })
  expect(await handIn(student, at, { text: '二稿' })).toBe(2)
  const [row] = (await list(teacher, courseId)).items
  expect(row).toMatchObject({ handIns: 2, commentedHandIn: 1, verdict: 'redo', excerpt: '二稿' })
  const read = await teacher(taskApi.getAnswer, { answerId })
  expect(read.handIns.map(({ number, text }) => [number, text])).toEqual([
    [2, '二稿'],
    [1, '初稿'],
  ])
  // A comment on the first one, sent late, leaves the second waiting.
  await remark(teacher, answerId, { handIn: 1 })
  expect((await list(teacher, courseId)).counts.waiting).toBe(1)
  await remark(teacher, answerId, { handIn: 2, verdict: 'accepted', text: '' })
  expect((await list(teacher, courseId)).counts).toMatchObject({ waiting: 0, commented: 1 })
  const own = await student(taskApi.getOwn, at)
  expect(own.comments.map(({ verdict, handIn }) => [verdict, handIn])).toEqual([
    ['accepted', 2],
    [null, 1],
    ['redo', 1],
  ])
  // “Please redo” takes the completion of nobody away.
  expect((await student(studyApi.getItem, at)).progress.done).toBe(true)
})

test('a comment is told to the learner once, with the way to the task', async () => {
  const { courseId, at, teacher } = await course()
  const student = await learner({ courseId })
  await handIn(student, at, { text: '作答' })
  const answerId = await onlyAnswer(teacher, courseId)
  const given = { key: randomHex(), answerId, handIn: 1, text: '好', verdict: 'redo' as const }
  const twice = await Promise.all([1, 2].map(() => teacher(taskApi.comment, given)))
  expect(twice[0]).toEqual(twice[1])
  const { items } = await student(messageApi.getSendMessageList, {})
  expect(items).toMatchObject([
    { title: '请重做“发票”', text: '好', link: `/course/study/${courseId}/${at.itemId}` },
  ])
  expect((await teacher(messageApi.getSendMessageList, {})).items).toEqual([])
  await expect(remark(teacher, answerId, { text: ' ', verdict: 'redo' })).rejects.toMatchObject(
    refusal('common.invalid'),
  )
  await expect(remark(teacher, answerId, { handIn: 2 })).rejects.toMatchObject(
    refusal('task.notFound'),
  )
})

test('drafts of two devices are merged: no line is lost, and what one has removed stays removed', async () => {
  const { courseId, at } = await course()
  const student = await learner({ courseId })
  const ids: number[] = []
  for (const name of ['a.png', 'b.png', 'c.png']) ids.push((await give(student, name)).userFileId)
  const [a, b, c] = ids as [number, number, number]
  const first = { text: '甲\n乙\n丙', photos: [a, b], files: [] }
  const { revision } = await save(student, at, first)
  const base = { revision, ...first }
  await save(student, at, { text: '甲\n乙 改\n丙', photos: [b, c] }, base)
  const merged = await save(student, at, { text: '零\n甲\n乙\n丙', photos: [b, a] }, base)
  expect(merged).toMatchObject({
    ...{ merged: true, text: '零\n甲\n乙 改\n丙', photos: [b, c], revision: revision + 2 },
  })
  expect(merged.given.map(({ userFileId }) => userFileId)).toEqual([b, c])
  // What another device has written meanwhile is not handed in unseen.
  await expect(student(taskApi.handIn, { ...at, revision })).rejects.toMatchObject(
    refusal('task.changedElsewhere'),
  )
  const { draft } = await student(taskApi.getOwn, at)
  expect(draft).toMatchObject({ text: '零\n甲\n乙 改\n丙', photos: [b, c] })
})

test('a save that is repeated counts once, and two first saves at once keep both texts', async () => {
  const { courseId, at } = await course()
  const student = await learner({ courseId })
  const given = { ...at, save: randomHex(), base: null, text: '一行', photos: [], files: [] }
  const [one, two] = await Promise.all([1, 2].map(() => student(taskApi.saveDraft, given)))
  expect([one!.revision, two!.revision]).toEqual([1, 1])
  const other = await save(student, at, { text: '另一台设备' })
  expect(other).toMatchObject({ text: '一行\n另一台设备', merged: true })
})

test('the files of a draft are the learner’s own, fit their place, and no teacher reads them before the hand-in', async () => {
  const { courseId, at, teacher } = await course()
  const [student, fellow] = [await learner({ courseId }), await learner({ courseId })]
  const photo = (await give(student, 'page.png')).userFileId
  const sheet = (await give(student, 'sheet.pdf')).userFileId
  const foreign = (await give(fellow, 'mine.png')).userFileId
  await expect(save(student, at, { photos: [foreign] })).rejects.toMatchObject(
    refusal('file.unknown'),
  )
  await expect(save(student, at, { photos: [sheet] })).rejects.toMatchObject(
    refusal('file.otherType'),
  )
  const { revision } = await save(student, at, { photos: [photo], files: [sheet] })
  const readable = async (person: typeof teacher, userFileId: number) =>
    (await person.ask(documentApi.getDocument, { file: userFileId })).envelope.code === 0
  expect(await readable(student, photo)).toBe(true)
  expect(await readable(teacher, photo)).toBe(false)
  await student(taskApi.handIn, { ...at, revision })
  const helper = await newUser('teacher')
  await coTeach(helper, courseId)
  expect(await readable(teacher, photo)).toBe(true)
  expect(await readable(helper, sheet)).toBe(true)
  expect(await readable(fellow, photo)).toBe(false)
  expect(await readable(await newUser('teacher'), photo)).toBe(false)
  // Taken out of the draft, it still belongs to what was handed in.
  const { draft } = await student(taskApi.getOwn, at)
  await save(student, at, { text: '只有文字' }, draft)
  expect(await readable(teacher, photo)).toBe(true)
  await db.execute(sql`delete from course_staff where user_id = ${helper.id}`)
  expect(await readable(helper, sheet)).toBe(false)
})

test('answers are read and commented by the teachers of the course alone', async () => {
  const { courseId, at, teacher } = await course()
  const student = await learner({ courseId })
  await handIn(student, at, { text: '作答' })
  const answerId = await onlyAnswer(teacher, courseId)
  const [stranger, invited, former] = [
    await newUser('teacher'),
    await newUser('teacher'),
    await newUser('teacher'),
  ]
  await coTeach(invited, courseId, false)
  await coTeach(former, courseId)
  await remark(former, answerId)
  await db.execute(sql`delete from course_staff where user_id = ${former.id}`)
  for (const person of [stranger, invited, former]) {
    await allRefused(
      [list(person, courseId), person(taskApi.getAnswer, { answerId }), remark(person, answerId)],
      refusal('task.notTeacher'),
    )
  }
  const fellow = await learner({ courseId })
  expect(await fellow(taskApi.getOwn, at)).toMatchObject({ handIns: [], draft: { text: '' } })
  await expect(teacher(taskApi.getAnswer, { answerId: answerId + 1000 })).rejects.toMatchObject(
    refusal('task.notFound'),
  )
})

test('what a learner has not handed in is nobody else’s, and who has handed in nothing is listed', async () => {
  const { courseId, at, teacher } = await course()
  const [student, idle] = [await learner({ courseId }), await learner({ courseId })]
  await save(student, at, { text: '草稿' })
  expect((await list(teacher, courseId, 'all')).total).toBe(0)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from task_answers where user_id = ${student.id}`)
  await expect(teacher(taskApi.getAnswer, { answerId: rows[0]!.id })).rejects.toMatchObject(
    refusal('task.notFound'),
  )
  const missing = await list(teacher, courseId, 'missing')
  // Two learners and two tasks that ask for an answer.
  expect(missing).toMatchObject({ total: 4, counts: { waiting: 0, missing: 4, all: 0 } })
  expect(new Set(missing.items.map(({ userId }) => userId))).toEqual(new Set([student.id, idle.id]))
  const one = await teacher(taskApi.getAnswers, {
    ...{ courseId, state: 'missing', task: at.itemId, keyword: idle.username },
  })
  expect(one.items).toMatchObject([{ userId: idle.id, answerId: null, itemId: at.itemId }])
})

test('a chapter that is locked, a course that was left and a visitor take no answer', async () => {
  const { courseId, at, later, teacher } = await course()
  await db.execute(sql`update courses set in_order = true where id = ${courseId}`)
  const student = await learner({ courseId })
  const closed = refusal('course.chapterLocked')
  await allRefused(
    [
      save(student, later, { text: 'x' }),
      student(taskApi.handIn, { ...later, revision: 0 }),
      student(taskApi.getOwn, later),
      student(taskApi.beginFile, {
        ...{ ...later, uploadId: randomHex(), name: 'a.png', size: 9 },
      }),
    ],
    closed,
  )
  await handIn(student, at, { text: '作答' })
  const answerId = await onlyAnswer(teacher, courseId)
  await db.execute(sql`delete from course_learners where user_id = ${student.id}`)
  await allRefused([save(student, at, { text: 'x' })], refusal('course.notJoined'))
  expect((await list(teacher, courseId, 'all')).total).toBe(0)
  await allRefused(
    [teacher(taskApi.getAnswer, { answerId }), remark(teacher, answerId)],
    refusal('task.notFound'),
  )
  const { can } = await teacher(taskApi.getOwn, at)
  const given = { ...at, save: randomHex(), base: null, text: 'x', photos: [], files: [] }
  expectAgreement(can.answer, await teacher.ask(taskApi.saveDraft, given))
})

test('an empty answer and one that is too long are not handed in', async () => {
  const { courseId, at } = await course()
  const student = await learner({ courseId })
  await expect(student(taskApi.handIn, { ...at, revision: 0 })).rejects.toMatchObject(
    refusal('task.empty'),
  )
  await expect(handIn(student, at, { text: ' \n ' })).rejects.toMatchObject(refusal('task.empty'))
  await expect(handIn(student, at, { text: 'x'.repeat(10_001) })).rejects.toMatchObject(
    refusal('task.tooLong'),
  )
  const hidden = await handIn(student, at, { text: 'a\u202eb\u0007c' })
  expect(hidden).toBe(1)
  expect((await student(taskApi.getOwn, at)).handIns[0]!.text).toBe('abc')
})

test('a task that was removed or asks no longer keeps its answers', async () => {
  const { courseId, at, teacher } = await course()
  const student = await learner({ courseId })
  await handIn(student, at, { text: '作答' })
  await db.execute(sql`update course_items set hands_in = false where id = ${at.itemId}`)
  const own = await student(taskApi.getOwn, at)
  expect(own).toMatchObject({ handIns: [{ number: 1 }], can: { answer: { may: false } } })
  await db.execute(sql`update course_items set removed_at = now() where id = ${at.itemId}`)
  const { tasks, items } = await list(teacher, courseId)
  expect(tasks).toContainEqual({ itemId: at.itemId, name: '发票', open: false, waiting: 1 })
  expect(items).toMatchObject([{ itemId: at.itemId, handIns: 1 }])
  await remark(teacher, items[0]!.answerId!)
})

test('answers that wait are a to-do of the teacher', async () => {
  const { courseId, at, teacher } = await course()
  const [one, two] = [await learner({ courseId }), await learner({ courseId })]
  await handIn(one, at, { text: '甲' })
  await handIn(two, at, { text: '乙' })
  const tasksOf = async () =>
    (await teacher(todayApi.getToday, {})).teaching.filter(({ kind }) => kind === 'tasks')
  expect(await tasksOf()).toMatchObject([{ count: 2, to: `/course/manage/${courseId}/tasks` }])
  for (const { answerId } of (await list(teacher, courseId)).items) await remark(teacher, answerId!)
  expect(await tasksOf()).toEqual([])
})
