import { eq, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test, vi } from 'vitest'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { enrolmentState, semesterState } from '#src/features/learning/course/server/cards.ts'
import { courseChapters } from '#src/features/learning/course/tables.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { semesterApi } from './contract.ts'

const { app, newUser, newCourse } = await openWorld()

const day = (days: number) => addDays(schoolDay(), days)
const text = { kind: 'text' as const, name: '阅读', body: '<p>正文</p>' }

async function anOpenCourse(semesters: { name: string; startsOn: string; endsOn: string }[] = []) {
  const teacher = await newUser('teacher')
  const { courseId, itemIds } = await newCourse({
    ...{ kind: 'open', ownerId: teacher.id, semesters },
    chapters: [
      { name: '第一章', items: [text] },
      { name: '第二章', children: [{ name: '第一节', items: [text] }] },
    ],
  })
  const { chapters } = await teacher(semesterApi.getSemesters, { courseId })
  return { teacher, courseId, itemIds, chapters }
}

const semester = (name: string, from: number, to: number, more: object = {}) => ({
  ...{ name, nameEn: '', startsOn: day(from), endsOn: day(to) },
  ...{ enrolFrom: '', enrolUntil: '', weeks: [] as { chapterId: number; opensOn: string }[] },
  ...more,
})

const add = (teacher: Person, courseId: number, given: ReturnType<typeof semester>) =>
  teacher(semesterApi.saveSemester, { courseId, semesterId: null, ...given })

test('a pace opens chapters to learners on their days, and to the teacher at once', async () => {
  const { teacher, courseId, itemIds, chapters } = await anOpenCourse()
  const weeks = [{ chapterId: chapters[1]!.chapterId, opensOn: day(7) }]
  const { semesterId } = await add(teacher, courseId, semester('秋季', 0, 90, { weeks }))
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const [first, second] = itemIds as [number, number]
  await learner(studyApi.getItem, { courseId, itemId: first })
  await expect(learner(studyApi.getItem, { courseId, itemId: second })).rejects.toMatchObject(
    refusal('course.notYetOpen'),
  )
  await expect(learner(studyApi.visitItem, { courseId, itemId: second })).rejects.toMatchObject(
    refusal('course.notYetOpen'),
  )
  const study = await learner(studyApi.getStudy, { courseId })
  const items = study.chapters.flatMap((chapter) => chapter.items)
  expect(items.map(({ can }) => can.open.may)).toEqual([true, false])
  await teacher(studyApi.getItem, { courseId, itemId: second })
  const page = await learner(semesterApi.getSemester, { semesterId })
  expect(page).toMatchObject({
    mine: 'joined',
    weeks: [
      { number: '1', isOpen: true, opensOn: day(0), itemId: first, items: 1, done: 0 },
      { number: '2', isOpen: false, opensOn: day(7), itemId: null, items: 1 },
    ],
  })
})

test('the day of a chapter that a release has put below another one counts no more, in the outline and in its items', async () => {
  const { teacher, courseId, itemIds, chapters } = await anOpenCourse()
  const [first, second] = chapters.map(({ chapterId }) => chapterId) as [number, number]
  const weeks = [
    { chapterId: first, opensOn: day(7) },
    { chapterId: second, opensOn: day(-1) },
  ]
  await add(teacher, courseId, semester('秋季', -2, 90, { weeks }))
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const itemId = itemIds[1]!
  const opens = () => learner(studyApi.getItem, { courseId, itemId })
  await opens()
  await app.kernel.db
    .update(courseChapters)
    .set({ parentId: first })
    .where(eq(courseChapters.id, second))
  await expect(opens()).rejects.toMatchObject(refusal('course.notYetOpen'))
  const study = await learner(studyApi.getStudy, { courseId })
  const items = study.chapters.flatMap((one) => one.items)
  expect(items.map(({ can }) => can.open.may)).toEqual([false, false])
})

test('enrolment opens and closes on its days', async () => {
  const { teacher, courseId } = await anOpenCourse()
  const days = semester('秋季', -5, 60)
  const { semesterId } = await add(teacher, courseId, { ...days, enrolUntil: day(-1) })
  const learner = await newUser('student')
  const join = () => learner(courseApi.join, { courseId, fee: 0 })
  await expect(join()).rejects.toMatchObject(refusal('course.enrolmentOver'))
  expect(await learner(courseApi.getCourse, { courseId })).toMatchObject({ action: 'closed' })
  const change = (more: object) =>
    teacher(semesterApi.saveSemester, { courseId, semesterId, ...days, ...more })
  await change({ enrolFrom: day(1) })
  await expect(join()).rejects.toMatchObject({
    envelope: {
      error: 'course.enrolmentEarly',
      msg: expect.stringMatching(/^报名将于\d{4}年\d{1,2}月\d{1,2}日开始$/),
    },
  })
  await change({ enrolFrom: day(-6), enrolUntil: day(0) })
  await join()
})

test('a learner moves to the next semester with all progress, once it enrols', async () => {
  const { teacher, courseId } = await anOpenCourse()
  await add(teacher, courseId, semester('秋季', -10, 20))
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const next = semester('春季', 30, 90)
  const { semesterId } = await add(teacher, courseId, { ...next, enrolFrom: day(5) })
  const move = () => learner(semesterApi.moveToSemester, { semesterId })
  await expect(move()).rejects.toMatchObject(refusal('course.enrolmentEarly'))
  await teacher(semesterApi.saveSemester, { courseId, semesterId, ...next })
  await move()
  await move()
  expect(await learner(semesterApi.getSemester, { semesterId })).toMatchObject({ mine: 'joined' })
  const stranger = await newUser('student')
  await expect(stranger(semesterApi.moveToSemester, { semesterId })).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
})

test('semesters do not overlap, keep their order, and stay once somebody has joined', async () => {
  const { teacher, courseId } = await anOpenCourse()
  const { semesterId } = await add(teacher, courseId, semester('秋季', 0, 60))
  await expect(add(teacher, courseId, semester('冬季', 60, 90))).rejects.toMatchObject(
    refusal('semester.overlap'),
  )
  for (const wrong of [
    semester('冬季', 90, 80),
    semester('冬季', 70, 90, { enrolFrom: day(75), enrolUntil: day(72) }),
    semester('冬季', 70, 90, { enrolUntil: day(91) }),
    semester('', 70, 90),
  ]) {
    await expect(add(teacher, courseId, wrong)).rejects.toMatchObject(refusal('common.invalid'))
  }
  const { semesterId: empty } = await add(teacher, courseId, semester('冬季', 61, 90))
  await (
    await newUser('student')
  )(courseApi.join, { courseId, fee: 0 })
  await expect(teacher(semesterApi.deleteSemester, { semesterId })).rejects.toMatchObject(
    refusal('semester.hasLearners'),
  )
  await teacher(semesterApi.deleteSemester, { semesterId: empty })
  const { semesters } = await teacher(semesterApi.getSemesters, { courseId })
  expect(semesters).toMatchObject([{ name: '秋季', learners: 1, can: { delete: { may: false } } }])
})

test('only the teachers of an open course manage semesters', async () => {
  const { teacher, courseId } = await anOpenCourse()
  const other = await newUser('teacher')
  const notTeacher = refusal('course.notTeacher')
  await expect(other(semesterApi.getSemesters, { courseId })).rejects.toMatchObject(notTeacher)
  await expect(add(other, courseId, semester('秋季', 0, 9))).rejects.toMatchObject(notTeacher)
  const { semesterId } = await add(teacher, courseId, semester('秋季', 0, 9))
  await expect(other(semesterApi.deleteSemester, { semesterId })).rejects.toMatchObject(notTeacher)
  const premium = await newCourse({ ownerId: teacher.id })
  await expect(add(teacher, premium.courseId, semester('秋季', 0, 9))).rejects.toMatchObject(
    refusal('semester.premium'),
  )
})

test('a co-teacher without the right to edit is offered what the calls allow: to look', async () => {
  const { teacher, courseId } = await anOpenCourse()
  const { semesterId } = await add(teacher, courseId, semester('秋季', 0, 60))
  const helper = await newUser('teacher')
  const rights = { mayEdit: false, mayRelease: false, maySeeLearners: true }
  await teacher(authoringApi.inviteTeacher, { courseId, userId: helper.id, ...rights })
  await helper(authoringApi.answerInvitation, { courseId, accept: true })
  const offered = async (person: Person) => {
    const { can, semesters } = await person(semesterApi.getSemesters, { courseId })
    const study = await person(studyApi.getStudy, { courseId })
    const all = [can.save, semesters[0]!.can.delete, study.can.changeSettings]
    return all.map(({ may }) => may)
  }
  expect(await offered(teacher)).toEqual([true, true, true])
  expect(await offered(helper)).toEqual([false, false, false])
  const notTeacher = refusal('course.notTeacher')
  await expect(add(helper, courseId, semester('冬季', 70, 90))).rejects.toMatchObject(notTeacher)
  await expect(helper(semesterApi.deleteSemester, { semesterId })).rejects.toMatchObject(notTeacher)
  await expect(
    helper(courseApi.setDownloads, { courseId, downloads: 'all' }),
  ).rejects.toMatchObject(notTeacher)
  await teacher(authoringApi.setRights, { courseId, userId: helper.id, ...rights, mayEdit: true })
  expect(await offered(helper)).toEqual([true, true, true])
  await add(helper, courseId, semester('冬季', 70, 90))
  const premium = await newCourse({ ownerId: teacher.id })
  expect(await teacher(semesterApi.getSemesters, { courseId: premium.courseId })).toMatchObject({
    can: { save: { may: false } },
  })
})

const schoolMidnight = (of: string) => Date.parse(`${of}T00:00:00+08:00`)

test('a chapter opens at midnight of the school, when UTC is still on the day before', async () => {
  const { teacher, courseId, itemIds, chapters } = await anOpenCourse()
  const weeks = [{ chapterId: chapters[1]!.chapterId, opensOn: day(1) }]
  const { semesterId } = await add(teacher, courseId, semester('秋季', -1, 60, { weeks }))
  const learner = await newUser('student')
  // The session is read once, so it has to outlive the other clock from its first call on.
  await app.kernel.db.execute(
    sql`update sessions set expires_at = '2099-01-01' where user_id = ${learner.id}`,
  )
  await learner(courseApi.join, { courseId, fee: 0 })
  const itemId = itemIds[1]!
  const open = async () => (await learner(semesterApi.getSemester, { semesterId })).weeks[1]!.isOpen
  const midnight = schoolMidnight(day(1))
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
  try {
    await expect(learner(studyApi.getItem, { courseId, itemId })).rejects.toMatchObject(
      refusal('course.notYetOpen'),
    )
    expect(await open()).toBe(false)
    vi.setSystemTime(midnight)
    await learner(studyApi.getItem, { courseId, itemId })
    expect(await open()).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['2026-08-31T15:59:59.999Z', 'upcoming', 'early'],
  ['2026-08-31T16:00:00Z', 'running', 'open'],
  ['2026-09-30T15:59:59.999Z', 'running', 'open'],
  ['2026-09-30T16:00:00Z', 'running', 'over'],
  ['2026-12-31T15:59:59.999Z', 'running', 'over'],
  ['2026-12-31T16:00:00Z', 'ended', 'over'],
])('at %s a semester of the school is %s, its enrolment %s', async (moment, state, enrolment) => {
  // The database has its own clock, so the moment stands in its place.
  const clock = new PgDialect().sqlToQuery(sql`
    select ${semesterState('s')} as state, ${enrolmentState('s')} as enrolment
    from (select 1 as id, date '2026-09-01' as starts_on, date '2026-12-31' as ends_on,
      date '2026-09-01' as enrol_from, date '2026-09-30' as enrol_until) s`)
  const at = clock.sql.replaceAll('now()', `timestamptz '${moment}'`)
  const { rows } = await app.kernel.db.execute(sql.raw(at))
  expect(rows).toEqual([{ state, enrolment }])
})

test('learners of a semester get one message when its days or pace change, none for another name', async () => {
  const { teacher, courseId, chapters } = await anOpenCourse()
  const days = semester('秋季', -5, 60)
  const { semesterId } = await add(teacher, courseId, days)
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const change = (more: object) =>
    teacher(semesterApi.saveSemester, { courseId, semesterId, ...days, ...more })
  const told = async () =>
    (await learner(messageApi.getSendMessageList, { kind: 'course' })).items.filter(
      ({ link }) => link === `/smooc/study/semesters/${semesterId}`,
    )
  await change({ name: '秋季班' })
  await change({ endsOn: day(70) })
  await eventually(async () => expect(await told()).toHaveLength(1))
  const weeks = [{ chapterId: chapters[1]!.chapterId, opensOn: day(7) }]
  await change({ endsOn: day(70), weeks })
  await change({ endsOn: day(70), weeks })
  await eventually(async () => expect(await told()).toHaveLength(2))
  expect((await told())[0]!.text).toMatch(/^“秋季”现为\d{4}年\d{1,2}月\d{1,2}日至/)
})
