import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { balanceOf } from '#src/features/money/coins/server/balance.ts'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { courseApi } from './contract.ts'
import { renewSearchWords } from './server/search-words.ts'
import { courseTag, publishedCourses } from './tags.ts'
import { courseLearners } from './learner-tables.ts'
import { courses, courseSearch } from './tables.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel

const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const semester = (from: number, to: number) => [
  { name: '本期', startsOn: days(from), endsOn: days(to) },
]

async function giveCoins(person: Person, amount: number) {
  await db.transaction((tx) =>
    transferCoins(tx, {
      key: `test:${person.id}:${amount}`,
      reason: 'opening',
      from: { system: 'issue' },
      to: { userId: person.id },
      amount,
    }),
  )
}

test('twenty parallel calls join a free course once', async () => {
  const { courseId } = await newCourse()
  const student = await newUser('student')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => student(courseApi.join, { courseId, fee: 0 })),
  )
  expect(answers.map((answer) => answer.learnerCount)).toEqual(Array(20).fill(1))
  const course = await student(courseApi.getCourse, { courseId })
  expect(course).toMatchObject({ learnerCount: 1, action: 'start', progress: { done: 0 } })
})

test('joining needs a signed-in person with a role', async () => {
  const { courseId } = await newCourse()
  const withoutRole = await newUser('none')
  await expect(visitor(courseApi.join, { courseId, fee: 0 })).rejects.toMatchObject(
    refusal('common.noToken'),
  )
  await expect(withoutRole(courseApi.join, { courseId, fee: 0 })).rejects.toMatchObject(
    refusal('common.roleNeeded'),
  )
})

test('an unpublished course cannot be joined and is visible to its owner only', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await newCourse({ publishStatus: 'unpublished', ownerId: teacher.id })
  const student = await newUser('student')
  await expect(student(courseApi.join, { courseId, fee: 0 })).rejects.toMatchObject(
    refusal('course.notPublished'),
  )
  for (const endpoint of [courseApi.getCourse, courseApi.getCatalog, reviewApi.getReviews]) {
    await expect(visitor(endpoint, { courseId })).rejects.toMatchObject(refusal('course.notFound'))
    await expect(student(endpoint, { courseId })).rejects.toMatchObject(refusal('course.notFound'))
  }
  expect(await teacher(courseApi.getCourse, { courseId })).toMatchObject({ published: false })
  const { items: courses } = await visitor(courseApi.getList, { kind: 'premium' })
  expect(courses.map((course) => course.courseId)).not.toContain(courseId)
})

test('learners of a course that is unpublished later keep their access', async () => {
  const { courseId } = await newCourse()
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  await db.update(courses).set({ publishStatus: 'unpublished' }).where(eq(courses.id, courseId))
  expect(await student(courseApi.join, { courseId, fee: 0 })).toMatchObject({ learnerCount: 1 })
  expect(await student(courseApi.getCourse, { courseId })).toMatchObject({ published: false })
})

test('a paid course takes its fee once, in the same transaction', async () => {
  const { courseId } = await newCourse({ fee: 80 })
  const student = await newUser('student')
  await expect(student(courseApi.join, { courseId, fee: 80 })).rejects.toMatchObject(
    refusal('coins.insufficient'),
  )
  expect(await db.$count(courseLearners, eq(courseLearners.courseId, courseId))).toBe(0)
  expect(await student(courseApi.getCourse, { courseId })).toMatchObject({ action: 'earn' })
  await giveCoins(student, 100)
  expect(await student(courseApi.getCourse, { courseId })).toMatchObject({
    action: 'pay',
    balance: 100,
  })
  await Promise.all(
    Array.from({ length: 10 }, () => student(courseApi.join, { courseId, fee: 80 })),
  )
  expect(await balanceOf(db, student.id)).toBe(20)
})

test('joining with an outdated fee is refused and costs nothing', async () => {
  const { courseId } = await newCourse({ fee: 50 })
  const student = await newUser('student')
  await giveCoins(student, 100)
  await expect(student(courseApi.join, { courseId, fee: 20 })).rejects.toMatchObject({
    envelope: { error: 'course.feeChanged', enmsg: expect.stringContaining('50') as string },
  })
  expect(await balanceOf(db, student.id)).toBe(100)
})

test('of 200 parallel purchases with coins for one course, one succeeds', async () => {
  const courses = await Promise.all(Array.from({ length: 20 }, () => newCourse({ fee: 60 })))
  const student = await newUser('student')
  await giveCoins(student, 100)
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      student(courseApi.join, { courseId: courses[n % 20]!.courseId, fee: 60 }),
    ),
  )
  const joined = new Set(
    results.flatMap((one) => (one.status === 'fulfilled' ? one.value.courseId : [])),
  )
  expect(joined.size).toBe(1)
  expect(await balanceOf(db, student.id)).toBe(40)
})

test('the action of an open course follows its semester', async () => {
  const student = await newUser('student')
  const upcoming = await newCourse({ kind: 'open', semesters: semester(5, 40) })
  const running = await newCourse({ kind: 'open', semesters: semester(-5, 40) })
  const ended = await newCourse({ kind: 'open', semesters: semester(-40, -5) })
  const action = async (courseId: number) =>
    (await student(courseApi.getCourse, { courseId })).action
  expect(await student(courseApi.join, { courseId: upcoming.courseId, fee: 0 })).toMatchObject({
    started: false,
  })
  expect(await action(upcoming.courseId)).toBe('wait')
  expect(await action(running.courseId)).toBe('join')
  expect(await action(ended.courseId)).toBe('ended')
  await expect(student(courseApi.join, { courseId: ended.courseId, fee: 0 })).rejects.toMatchObject(
    refusal('course.ended'),
  )
})

test('courses are found by Chinese and English words and by the beginning of a word', async () => {
  const { courseId } = await newCourse({
    name: '进出口报关实务',
    nameEn: 'Customs declaration in practice',
    introduction: '从申报到放行。',
  })
  const found = async (keyword: string) =>
    (await visitor(courseApi.getList, { kind: 'premium', keyword })).items.map(
      (course) => course.courseId,
    )
  for (const keyword of [
    '报关',
    '报关实',
    '进出口 报关',
    'customs',
    'CUSTOMS decl',
    'declarations',
  ]) {
    expect(await found(keyword), keyword).toContain(courseId)
  }
  for (const keyword of ['航空', "'; drop table courses; --", '!!!', "a' & b:*"]) {
    expect(await found(keyword), keyword).not.toContain(courseId)
  }
})

test('the count of a filter is the number of results that choosing it gives', async () => {
  await newCourse({ difficulty: 'advanced', language: 'en', fee: 30 })
  await newCourse({ difficulty: 'advanced', language: 'zh' })
  const list = await visitor(courseApi.getList, { kind: 'premium', difficulty: 'advanced' })
  for (const facet of ['difficulty', 'payment', 'language', 'category'] as const) {
    for (const { value, count } of list.facets[facet]) {
      const chosen = await visitor(courseApi.getList, {
        kind: 'premium',
        difficulty: 'advanced',
        [facet]: value,
      })
      expect(chosen.total, `${facet}=${value}`).toBe(count)
    }
  }
})

test('filters and counts of open courses use the current semester', async () => {
  const open = (from: number, to: number, before: ReturnType<typeof semester> = []) =>
    newCourse({ kind: 'open', name: '学期口径', semesters: [...before, ...semester(from, to)] })
  const running = await open(-5, 5, semester(30, 40))
  const upcoming = await open(10, 20, semester(-40, -30))
  const ended = await open(-20, -10, semester(-60, -50))
  const list = (state?: 'running' | 'upcoming' | 'ended') =>
    visitor(courseApi.getList, { kind: 'open', keyword: '学期口径', state })
  const count = Object.fromEntries((await list()).facets.state.map((one) => [one.value, one.count]))
  expect(count).toEqual({ running: 1, upcoming: 1, ended: 1 })
  for (const [state, course] of Object.entries({ running, upcoming, ended })) {
    const found = await list(state as 'running')
    expect(found.items.map((one) => one.courseId)).toEqual([course.courseId])
    expect(found).toMatchObject({ total: 1, facets: { state: { length: 3 } } })
  }
  // Premium courses have no semesters, so the filter does not apply.
  const none = await visitor(courseApi.getList, { kind: 'premium', state: 'running' })
  expect(none).toMatchObject({ total: 0, items: [], facets: { state: [] } })
})

test('a list is cached until one of its courses changes; a join does not drop it', async () => {
  const { courseId } = await newCourse({ name: '计数口径' })
  const asked = { kind: 'premium', keyword: '计数口径' } as const
  const learners = async () => (await visitor(courseApi.getList, asked)).items[0]?.learnerCount
  const dropped: string[] = []
  app.kernel.events.subscribe('changed', (tags) => void dropped.push(...tags))
  expect(await learners()).toBe(0)
  await (
    await newUser('student')
  )(courseApi.join, { courseId, fee: 0 })
  expect([await learners(), dropped]).toEqual([0, []])
  app.kernel.events.publish('changed', [courseTag({ courseId })])
  expect(await learners()).toBe(1)
  await newCourse({ name: '计数口径二' })
  expect((await visitor(courseApi.getList, asked)).total).toBe(1)
  app.kernel.events.publish('changed', [publishedCourses])
  expect((await visitor(courseApi.getList, asked)).total).toBe(2)
})

test('a list without results offers the nearest courses', async () => {
  const { courseId } = await newCourse({ name: '海运提单详解', fee: 0 })
  const list = await visitor(courseApi.getList, {
    kind: 'premium',
    keyword: '提单',
    payment: 'paid',
  })
  expect(list).toMatchObject({ total: 0, items: [] })
  expect(list.nearest?.courses.map((course) => course.courseId)).toContain(courseId)
})

test('an English answer has English texts, and Chinese ones where a translation is missing', async () => {
  const { courseId } = await newCourse({ name: '国际结算', nameEn: 'International settlement' })
  const response = await app.kernel.app.inject({
    url: `/api/Course/GetCourse?courseId=${courseId}`,
    headers: { 'accept-language': 'en-US' },
  })
  const { data } = response.json<{ data: { name: string; introduction: string } }>()
  expect(data.name).toBe('International settlement')
  expect(data.introduction).toBe('从卖方到买方，风险在哪里转移。')
})

test('the outline keeps reading order and marks the trial of a paid course', async () => {
  const { courseId } = await newCourse({
    fee: 10,
    chapters: [
      {
        name: '一',
        children: [{ name: '一点一' }, { name: '一点二', children: [{ name: '深' }] }],
      },
      { name: '二' },
    ],
  })
  const { chapters } = await visitor(courseApi.getCatalog, { courseId })
  expect(chapters.map((chapter) => `${chapter.number} ${chapter.name}`)).toEqual([
    '1 一',
    '1.1 一点一',
    '1.2 一点二',
    '1.2.1 深',
    '2 二',
  ])
})

test('an invalid course id is refused at its field, an unknown one is not found', async () => {
  const { status, envelope } = await visitor.ask(courseApi.getCourse, { courseId: 'x' })
  expect(status).toBe(400)
  expect(envelope).toMatchObject({ code: 400, data: { fields: [{ path: 'courseId' }] } })
  const missing = await visitor.ask(courseApi.getCourse, { courseId: 987_654 })
  expect(missing).toMatchObject({ status: 404, envelope: { error: 'course.notFound' } })
})

test('search words of an older tokeniser version are rebuilt', async () => {
  const { courseId } = await newCourse({ name: '提单背书与转让' })
  await db
    .update(courseSearch)
    .set({ found: '', ranked: '', version: 0 })
    .where(eq(courseSearch.courseId, courseId))
  const found = async () =>
    (await visitor(courseApi.getList, { kind: 'premium', keyword: '背书' })).total
  expect(await found()).toBe(0)
  await renewSearchWords(app.kernel)
  expect(await found()).toBe(1)
})
