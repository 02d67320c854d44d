import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { semesterApi } from '#src/features/learning/semester/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { type Person, refusal } from '#tests/world.ts'
import { progressApi } from './contract.ts'
import { idleDays } from './limits.ts'

const { db, course, learner, newUser, newCourse, watchAll, read, quizId } = await openStudy()

const list = (teacher: Person, courseId: number, more: object = {}) =>
  teacher(progressApi.getLearners, { courseId, fresh: 'true', ...more })

async function taught() {
  const teacher = await newUser('teacher', { realName: '陈海燕' })
  return { teacher, ...(await course({ ownerId: teacher.id })) }
}

/** Moves the joining, the last visit and what was done to the past. */
async function since(person: Person, courseId: number, days: number) {
  const before = sql`make_interval(days => ${days}::int, mins => 1)`
  const who = sql`user_id = ${person.id} and course_id = ${courseId}`
  await db.execute(sql`update course_learners set joined_at = joined_at - ${before} where ${who}`)
  await db.execute(sql`update study_places set visited_at = visited_at - ${before} where ${who}`)
}

const answer = async (person: Person, courseId: number, itemId: number, value: boolean) => {
  const last = await person(studyApi.startQuiz, { courseId, itemId })
  const { attemptId, questions } =
    last.status === 'handedIn'
      ? await person(studyApi.redoQuiz, { courseId, itemId, attemptId: last.attemptId })
      : last
  const { questionId } = questions[0]!
  await person(quizApi.saveAnswer, {
    ...{ attemptId, questionId, revision: 1, answer: { type: 'trueFalse', value } },
  })
  return person(quizApi.handIn, { attemptId })
}

test('the own page says what is left, time, marks, place and a forecast that rests on enough', async () => {
  const { courseId, video, courseware, quiz } = await taught()
  const student = await learner({ courseId })
  const own = () => student(progressApi.getOwn, { courseId })
  expect(await own()).toMatchObject({
    ...{ done: 0, items: 4, place: null, forecast: null, completedAt: null, watchedSeconds: 0 },
    quizzes: [{ state: 'none', share: null, attempts: 0 }],
  })
  await watchAll(student, video, 95)
  await read(student, courseware, 1, 2, 3)
  await answer(student, courseId, quiz.itemId, false)
  expect((await own()).quizzes).toMatchObject([{ state: 'failed', share: 0, attempts: 1 }])
  await answer(student, courseId, quiz.itemId, true)
  // Three items in a course of today: a week has to pass before a pace is one.
  expect(await own()).toMatchObject({ done: 3, forecast: null })
  await since(student, courseId, 10)
  const page = await own()
  expect(page).toMatchObject({
    ...{ done: 3, watchedSeconds: 95, filmSeconds: 160 },
    place: { itemId: courseware.itemId },
    // One item is left, and three took ten days.
    forecast: { done: 3, days: 10, on: addDays(schoolDay(), 4) },
    quizzes: [{ state: 'passed', share: 1, attempts: 2 }],
  })
  expect(page.chapters.map(({ number, left }) => [number, left.map(({ name }) => name)])).toEqual([
    ['1', []],
    ['1.1', []],
    ['2', ['视频二']],
  ])
})

test('marks that are not released are not on the own page, nor counted as done', async () => {
  const { courseId, quiz, teacher } = await taught()
  const student = await learner({ courseId })
  await answer(student, courseId, quiz.itemId, true)
  await db.execute(sql`update quizzes set show_mark = 'released' where id = ${quizId}`)
  const hidden = await student(progressApi.getOwn, { courseId })
  const [row] = (await list(teacher, courseId, { state: 'all' })).items
  await db.execute(sql`update quizzes set show_mark = 'handIn' where id = ${quizId}`)
  expect(hidden).toMatchObject({
    done: 0,
    quizzes: [{ state: 'hidden', share: null, attempts: 1 }],
  })
  // Both pages count alike.
  expect(row).toMatchObject({ done: 0 })
})

test('a completion stays when the course grows, and the rest is said apart', async () => {
  const { courseId, teacher } = await taught()
  const student = await learner({ courseId })
  await since(student, courseId, 30)
  await db.execute(sql`
    insert into course_completions (user_id, course_id) values (${student.id}, ${courseId})`)
  const own = await student(progressApi.getOwn, { courseId })
  expect(own.completedAt).not.toBeNull()
  expect(own).toMatchObject({ done: 0, items: 4 })
  const { items, counts } = await list(teacher, courseId, { state: 'completed' })
  expect(items).toMatchObject([{ userId: student.id, isCompleted: true, reasons: [] }])
  expect(counts).toEqual({ all: 1, behind: 0, notBegun: 0, completed: 1 })
})

test('who has not joined has no progress page, and only those who may see learners see theirs', async () => {
  const { teacher, courseId } = await taught()
  await learner({ courseId })
  await expect(teacher(progressApi.getOwn, { courseId })).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  const [other, partner, admin] = await Promise.all([
    newUser('teacher'),
    newUser('teacher'),
    newUser('admin'),
  ])
  await expect(list(other, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  await db.execute(sql`insert into course_staff (course_id, user_id, may_edit, accepted_at)
    values (${courseId}, ${partner.id}, true, now())`)
  const message = { courseId, userIds: null, list: { state: 'all' as const }, key: 'a'.repeat(32) }
  for (const ask of [
    () => list(partner, courseId),
    () => partner(progressApi.getFigures, { courseId }),
    () => partner(progressApi.getTable, { courseId, table: 'learners', format: 'csv' }),
    () => partner(progressApi.sendMessage, { ...message, title: 'x', text: 'x' }),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(ask()).rejects.toMatchObject(refusal('progress.noRight'))
  }
  await db.execute(
    sql`update course_staff set may_see_learners = true where user_id = ${partner.id}`,
  )
  for (const seer of [teacher, partner, admin]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await list(seer, courseId, { state: 'all' })).total).toBe(1)
  }
})

test('learners are behind for reasons in words, and found by filter, name and order', async () => {
  const { teacher, courseId, video, quiz } = await taught()
  const [idle, failed, newcomer, late] = await Promise.all(
    ['赵一', '钱二', '孙三', '李四'].map((realName) => newUser('student', { realName })),
  )
  for (const one of [idle!, failed!, newcomer!, late!]) {
    // oxlint-disable-next-line no-await-in-loop
    await one(courseApi.join, { courseId, fee: 0 })
  }
  await watchAll(idle!, video, 95)
  await since(idle!, courseId, idleDays + 2)
  await failed!(studyApi.visitItem, quiz)
  await answer(failed!, courseId, quiz.itemId, false)
  await answer(failed!, courseId, quiz.itemId, false)
  await since(late!, courseId, idleDays)
  const behind = await list(teacher, courseId)
  expect(behind.items.map(({ userId, reasons }) => [userId, reasons])).toEqual([
    [failed!.id, [{ kind: 'failed', count: 2, name: '测验' }]],
    [late!.id, [{ kind: 'notBegun', count: idleDays, name: '' }]],
    [idle!.id, [{ kind: 'idle', count: idleDays + 2, name: '' }]],
  ])
  expect(behind.items[2]).toMatchObject({ place: { number: '1', name: '第一章' }, done: 1 })
  expect(behind.counts).toEqual({ all: 4, behind: 3, notBegun: 2, completed: 0 })
  const named = await list(teacher, courseId, { state: 'all', sort: 'name' })
  expect(named.items.map(({ name }) => name)).toEqual(['李四', '钱二', '孙三', '赵一'])
  const found = await list(teacher, courseId, { state: 'all', keyword: '孙' })
  expect(found.items.map(({ userId }) => userId)).toEqual([newcomer!.id])
  const least = await list(teacher, courseId, { state: 'all', sort: 'done' })
  expect(least.items.at(-1)!.userId).toBe(idle!.id)
  // Passing later is no failure any more.
  await answer(failed!, courseId, quiz.itemId, true)
  expect((await list(teacher, courseId)).total).toBe(2)
})

test('the pace of a running semester expects what opened before the latest chapter; others expect nothing', async () => {
  const teacher = await newUser('teacher')
  const text = (name: string) => ({ kind: 'text' as const, name, body: '<p>正文</p>' })
  const { courseId, itemIds } = await newCourse({
    ...{ kind: 'open', ownerId: teacher.id },
    chapters: ['一', '二', '三'].map((name) => ({ name, items: [text(name), text(`${name}下`)] })),
  })
  const { chapters } = await teacher(semesterApi.getSemesters, { courseId })
  const open = (at: number, days: number) => ({
    ...{ chapterId: chapters[at]!.chapterId, opensOn: addDays(schoolDay(), days) },
  })
  const { semesterId } = await teacher(semesterApi.saveSemester, {
    ...{ courseId, semesterId: null, name: '秋季', nameEn: '', enrolFrom: '', enrolUntil: '' },
    ...{ startsOn: addDays(schoolDay(), -5), endsOn: addDays(schoolDay(), 30) },
    weeks: [open(1, -1), open(2, 6)],
  })
  const student = await learner({ courseId })
  const [first] = itemIds
  await student(studyApi.visitItem, { courseId, itemId: first! })
  const reasons = async () => (await list(teacher, courseId)).items.map((one) => one.reasons)
  // The first chapter is expected: two items. The second is open now, the third is not.
  expect(await reasons()).toEqual([[{ kind: 'late', count: 2, name: '' }]])
  await db.execute(sql`update study_progress set done_at = now() where user_id = ${student.id}`)
  expect(await reasons()).toEqual([[{ kind: 'late', count: 1, name: '' }]])
  const figures = { courseId, semester: semesterId, fresh: 'true' as const }
  expect((await teacher(progressApi.getFigures, figures)).funnel.joined).toBe(1)
  const none = { ...figures, semester: semesterId + 1 }
  expect((await teacher(progressApi.getFigures, none)).funnel.joined).toBe(0)
  await db.execute(
    sql`update course_semesters set ends_on = ${addDays(schoolDay(), -1)} where id = ${semesterId}`,
  )
  await since(student, courseId, 40)
  expect(await reasons()).toEqual([])
})

test('one message reaches those chosen, or all that the list shows, each once however often it is sent', async () => {
  const { teacher, courseId } = await taught()
  const people = [
    await learner({ courseId }),
    await learner({ courseId }),
    await learner({ courseId }),
  ]
  const stranger = await newUser('student')
  await since(people[0]!, courseId, 8)
  const words = { title: '还好吗？', text: '请继续。' }
  const send = (given: {
    userIds: number[] | null
    state?: 'all' | 'behind'
    key: string
    again?: boolean
  }) =>
    teacher(progressApi.sendMessage, {
      ...{ courseId, ...words, userIds: given.userIds, key: given.key.repeat(32) },
      again: given.again ?? false,
      list: { state: given.state ?? 'behind' },
    })
  const inbox = (one: Person) => one(messageApi.getSendMessageList, { kind: 'course' })
  const chosen = { userIds: [people[1]!.id, stranger.id], key: 'b' }
  // Of those named, only learners of the course get it.
  expect(await send(chosen)).toEqual({ learners: 1 })
  expect(await send(chosen)).toEqual({ learners: 1 })
  expect(await send({ userIds: null, key: 'c' })).toEqual({ learners: 1 })
  // Two of the three got one today: the call asks first, and sends nothing.
  await expect(send({ userIds: null, state: 'all', key: 'd' })).rejects.toMatchObject({
    envelope: {
      error: 'progress.writtenToday',
      enmsg: expect.stringContaining(': 2.') as string,
    },
  })
  expect(await send({ userIds: null, state: 'all', key: 'd', again: true })).toEqual({
    learners: 3,
  })
  await eventually(async () => {
    const totals = await Promise.all(
      [...people, stranger].map(async (one) => (await inbox(one)).total),
    )
    expect(totals).toEqual([2, 2, 1, 0])
  })
  const [message] = (await inbox(people[2]!)).items
  expect(message).toMatchObject({
    ...{ title: '还好吗？', link: `/course/study/${courseId}/progress` },
    text: '请继续。\n—— 陈海燕，“国际贸易术语”',
  })
  await expect(send({ userIds: [stranger.id], key: 'e' })).rejects.toMatchObject(
    refusal('progress.nobody'),
  )
})

test('tables come as files whose words are no formulas', async () => {
  const { teacher, courseId, video } = await taught()
  const student = await newUser('student', { realName: '=HYPERLINK("x")' })
  await student(courseApi.join, { courseId, fee: 0 })
  await watchAll(student, video, 60)
  const get = async (
    table: 'learners' | 'funnel' | 'chapters' | 'film',
    format: 'csv' | 'xlsx',
  ) => {
    const given = { courseId, table, format, state: 'all' as const }
    const { name, base64 } = await teacher(progressApi.getTable, given)
    expect(name.endsWith(format)).toBe(true)
    return Buffer.from(base64, 'base64')
  }
  const lines = async (table: Parameters<typeof get>[0]) =>
    (await get(table, 'csv')).toString().split('\n')
  const learners = await lines('learners')
  expect(learners[0]).toMatch(/^\uFEFF学员,用户名/)
  expect(learners[1]).toMatch(/^"'=HYPERLINK/)
  expect(await lines('funnel')).toEqual([
    '\uFEFF阶段,学员（人）,占加入人数',
    ...['加入,1,1', '开始学习,1,1', '学完一半,0,0', '学完课程,0,0'],
  ])
  expect((await lines('chapters'))[1]).toBe('1,第一章,3,0,0,0')
  const film = await lines('film')
  expect([film[1], film[6], film[7]]).toEqual(['1,0,10,1,1', '6,50,60,1,1', '7,60,70,0,0'])
  const xlsx = await get('learners', 'xlsx')
  expect(xlsx.subarray(0, 2).toString()).toBe('PK')
  await expect(
    teacher(progressApi.getFigures, { courseId, film: 2_000_000_000 }),
  ).rejects.toMatchObject(refusal('progress.noFilm'))
})

test('a page shows one count for a minute, and a new one when that is asked for', async () => {
  const { teacher, courseId } = await taught()
  const all = { courseId, state: 'all' as const }
  const first = await teacher(progressApi.getLearners, all)
  await learner({ courseId })
  const again = await teacher(progressApi.getLearners, all)
  expect(again).toMatchObject({ total: 0, takenAt: first.takenAt })
  expect((await list(teacher, courseId, all)).total).toBe(1)
  expect((await teacher(progressApi.getLearners, all)).total).toBe(1)
})

test('the list says when learners were last written to and by whom, and finds those who were not', async () => {
  const { teacher, courseId } = await taught()
  const [one, two, three] = [
    await learner({ courseId }),
    await learner({ courseId }),
    await learner({ courseId }),
  ]
  const write = (person: Person, key: string) =>
    teacher(progressApi.sendMessage, {
      ...{ courseId, userIds: [person.id], key: key.repeat(32), list: { state: 'all' as const } },
      ...{ title: '还好吗？', text: '请继续。' },
    })
  await write(one, 'a')
  await write(two, 'b')
  const ago = (person: Person, days: number) =>
    db.execute(sql`update learner_contacts set written_at = now() - make_interval(days => ${days}::int)
      where user_id = ${person.id}`)
  await ago(one, 6)
  await ago(two, 8)
  const rows = async (more: object = {}) =>
    (await list(teacher, courseId, { state: 'all', ...more })).items
  const all = await rows({ sort: 'written' })
  expect(all.map(({ userId }) => userId)).toEqual([three.id, two.id, one.id])
  expect(all.map(({ written }) => written?.by)).toEqual([undefined, '陈海燕', '陈海燕'])
  const not = await rows({ written: 'not', sort: 'joined' })
  expect(not.map(({ userId }) => userId)).toEqual([three.id, two.id])
  // Another message replaces the one of before.
  await write(two, 'c')
  expect((await rows({ written: 'not' })).map(({ userId }) => userId)).toEqual([three.id])
  // The repeated call of a message is not another one.
  await write(two, 'c')
})
