import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cutPagesJob } from '#src/features/content/document/server/cut-words.ts'
import { documentPages, documents } from '#src/features/content/document/tables.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { cutCuesJob } from '#src/features/content/film/server/cut-words.ts'
import { newSubtitle } from '#src/features/content/film/server/new-subtitle.ts'
import { searchApi } from '#src/features/front/search/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { courseApi } from './contract.ts'
import { cutItemTextsJob } from './server/item-texts.ts'
import { renewSearchWords, renewWordsOf } from './server/search-words.ts'
import { publishedCourses } from './tags.ts'

const { app, newCourse, newUser, visitor } = await openWorld()
const { kernel } = app
const { db } = kernel

async function newFile(name: string, mime: string) {
  const one = { key: name, size: 9, sha256: name, visibility: 'private' as const, name, mime }
  const [file] = await db.insert(files).values(one).returning()
  return { fileId: file!.id, userFileId: await newUserFile(db, { ownerId: null, file: file! }) }
}

const [film, slides] = await Promise.all([
  newFile('lesson.mp4', 'video/mp4'),
  newFile('slides.pdf', 'application/pdf'),
])
await db.transaction(async (tx) => {
  const { userFileId } = film
  const cues = [
    { from: 1000, to: 2000, text: '大家好' },
    { from: 432_500, to: 435_000, text: '下面讲倒签提单的风险' },
    { from: 440_000, to: 442_000, text: '然后办理出口信' },
    { from: 442_000, to: 444_000, text: '用保险，也说明买方资信' },
    { from: 450_000, to: 452_000, text: 'after the shipped' },
    { from: 452_000, to: 454_000, text: 'on board date and the notify party' },
  ]
  await newSubtitle(tx, { userFileId, language: 'zh', cues })
  const said = [{ from: 432_500, to: 435_000, text: 'Now the antedated bill of lading' }]
  await newSubtitle(tx, { userFileId, language: 'en', cues: said })
})
const facts = {
  ...{ pages: [], firstText: '', outline: [], sheets: [], firstRows: [], media: [] },
  ...{ encoding: null, isBegun: false, isCut: false },
}
await db.insert(documents).values({ fileId: slides.fileId, kind: 'pages', facts })
await db.insert(documentPages).values([
  { fileId: slides.fileId, page: 1, text: '国际贸易术语', hash: 'a' },
  { fileId: slides.fileId, page: 14, text: '预借提单与\n无单放货', hash: 'b' },
])

/** A course with a film in its first chapter, and courseware and a reading text in the second. */
const made = (more: Parameters<typeof newCourse>[0] = {}) =>
  newCourse({
    ...{ name: '单据课', nameEn: 'Documents' },
    chapters: [
      {
        name: '第一章',
        items: [
          {
            kind: 'video',
            name: '风险',
            nameEn: 'Risks',
            userFileId: film.userFileId,
            durationSeconds: 600,
          },
        ],
      },
      {
        name: '第二章',
        items: [
          { kind: 'courseware', name: '讲义', userFileId: slides.userFileId, pages: 20 },
          { kind: 'text', name: '案例', body: '<p>船东凭<strong>保函</strong>签发清洁提单。</p>' },
        ],
      },
    ],
    ...more,
  })

const cutAll = async () => {
  for (const job of [cutPagesJob, cutCuesJob, cutItemTextsJob]) {
    await job.run(kernel, undefined as never, undefined as never)
  }
  kernel.events.publish('changed', [publishedCourses])
}
const free = await made()
const paid = await made({ fee: 30 })
await cutAll()

const list = (keyword: string, person: Person = visitor) =>
  person(courseApi.getList, { kind: 'premium', keyword })
const insides = async (keyword: string) => {
  const { items, matches } = await list(keyword)
  return new Map(items.map(({ courseId }, index) => [courseId, matches[index]!.inside]))
}
/** Where the listed courses have the keyword, as the person's own page shows it. */
async function placesOf(person: Person, keyword: string) {
  const { items, sought } = await list(keyword)
  const courses = items.map(({ courseId }) => courseId).join(',')
  const { places } = await person(courseApi.getPlaces, { courses, words: sought! })
  return new Map(places.map(({ courseId, inside }) => [courseId, inside]))
}
async function learner({ courseId }: { courseId: number }) {
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  return student
}
/** Has a release take an item out of a course, or bring it back. */
const setRemoved = (itemId: number, removed: boolean) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ courseId: number }>(sql`
      update course_items set removed_at = ${removed ? sql`now()` : null} where id = ${itemId}
      returning course_id as "courseId"`)
    await renewWordsOf(tx, rows[0]!.courseId)
    kernel.events.publish('changed', [publishedCourses])
  })

test('a course is found by what is said in its films, and written in its courseware and its texts', async () => {
  const student = await learner(free)
  for (const [keyword, itemId, place] of [
    ['倒签提单', free.itemIds[0], { second: 432.5, page: null, excerpt: '下面讲倒签提单的风险' }],
    ['无单放货', free.itemIds[1], { second: null, page: 14, excerpt: '预借提单与 无单放货' }],
    ['保函', free.itemIds[2], { second: null, page: null, excerpt: '船东凭保函签发清洁提单。' }],
    ['antedated', free.itemIds[0], { second: 432.5, language: 'en' }],
  ] as const) {
    const inside = (await placesOf(student, keyword)).get(free.courseId)
    expect(inside, keyword).toMatchObject({ itemId, place })
  }
  const { place } = (await placesOf(student, '倒签提单')).get(free.courseId)!
  expect(place!.ranges.map(([from, to]) => place!.excerpt.slice(from, to))).toEqual(['倒签提单'])
})

test('a term that lies over two subtitles is found at the first one, any other at its own', async () => {
  const student = await learner(free)
  for (const [keyword, second, excerpt] of [
    ['出口信用保险', 440, '然后办理出口信用保险，也说明买方资信'],
    ['信用保险', 440, '然后办理出口信用保险，也说明买方资信'],
    ['shipped on board', 450, 'after the shipped on board date and the notify party'],
    ['用保险', 442, '用保险，也说明买方资信'],
    ['买方资信', 442, '用保险，也说明买方资信'],
    ['出口', 440, '然后办理出口信'],
    ['notify party', 452, 'on board date and the notify party'],
  ] as const) {
    const inside = (await placesOf(student, keyword)).get(free.courseId)
    expect(inside?.place, keyword).toMatchObject({ second, excerpt })
    const { places } = await student(studyApi.searchInCourse, { courseId: free.courseId, keyword })
    expect(places, keyword).toMatchObject([{ itemId: free.itemIds[0], second, excerpt }])
  }
})

test('the place of a learner is one that the player opens', async () => {
  const student = await learner(free)
  const { itemId, place } = (await placesOf(student, '倒签')).get(free.courseId)!
  const item = await student(studyApi.getItem, { courseId: free.courseId, itemId })
  expect(item.video!.userFileId).toBe(film.userFileId)
  expect(place!.second).toBe(432.5)
})

test('a stranger gets the name of a closed item, and none of its words', async () => {
  const stranger = await newUser('student')
  // The first chapter of a paid course is a trial, which everyone may open.
  const said = await insides('倒签提单')
  expect(said.get(free.courseId)).toMatchObject({ name: '风险', kind: 'video', place: null })
  expect(said.get(paid.courseId)).toMatchObject({ place: { second: 432.5 } })
  for (const keyword of ['无单放货', '保函']) {
    const [own, others] = [await placesOf(stranger, keyword), await insides(keyword)]
    for (const places of [own, others]) {
      expect(
        [...places.keys()].toSorted((a, b) => a - b),
        keyword,
      ).toEqual([free.courseId, paid.courseId])
      for (const inside of places.values()) expect(inside).toMatchObject({ place: null })
    }
  }
  const whole = JSON.stringify(await list('预借提单'))
  expect(whole).toContain('讲义')
  expect(whole).not.toContain('无单放货')
})

test('the list that visitors share is the same for a person who may open more', async () => {
  const [student, staff] = [await learner(free), await newUser('admin')]
  const shared = await list('无单放货')
  expect(await list('无单放货', student)).toEqual(shared)
  expect((await placesOf(staff, '无单放货')).get(paid.courseId)).toMatchObject({
    place: { page: 14 },
  })
})

test('a learner whose semester has not begun opens nothing, not even a trial', async () => {
  const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const later = await made({
    kind: 'open',
    semesters: [{ name: '本期', startsOn: days(5), endsOn: days(40) }],
  })
  await cutAll()
  const student = await learner(later)
  const asked = { courses: String(later.courseId), words: '倒签' }
  const { places } = await student(courseApi.getPlaces, asked)
  expect(places).toMatchObject([{ inside: { name: '风险', place: null } }])
})

test('in a course that is learned in order, the place is of a chapter that is open to its learner', async () => {
  const ordered = await made({ name: '按序课' })
  const other = await made({ name: '按序课二' })
  await cutAll()
  const ids = [ordered.courseId, other.courseId]
  await db.execute(sql`update courses set in_order = true where id = any(${sql.param(ids)}::int[])`)
  const student = await learner(ordered)
  await student(courseApi.join, { courseId: other.courseId, fee: 0 })
  expect((await placesOf(student, '倒签提单')).get(ordered.courseId)).toMatchObject({
    place: { second: 432.5 },
  })
  const closed = async (courseId: number) =>
    (await placesOf(student, '无单放货')).get(courseId)!.place === null
  expect(await Promise.all(ids.map((id) => closed(id)))).toEqual([true, true])
  await db.execute(sql`
    insert into study_progress (user_id, item_id, course_id, done_at)
    values (${student.id}, ${ordered.itemIds[0]}, ${ordered.courseId}, now())`)
  expect(await Promise.all(ids.map((id) => closed(id)))).toEqual([false, true])
})

test('removed items and unpublished courses are not found, by their places neither', async () => {
  const gone = await made({ name: '撤下课' })
  const hidden = await made({ name: '未发布课', publishStatus: 'unpublished', publishedAt: null })
  await cutAll()
  expect((await insides('保函')).has(gone.courseId)).toBe(true)
  expect((await insides('保函')).has(hidden.courseId)).toBe(false)
  for (const itemId of gone.itemIds) await setRemoved(itemId, true)
  for (const keyword of ['保函', '无单放货', '倒签提单']) {
    expect((await insides(keyword)).has(gone.courseId), keyword).toBe(false)
  }
  const asked = { courses: `${gone.courseId},${hidden.courseId}`, words: '保函' }
  for (const person of [await newUser('admin'), await newUser('student')]) {
    const { places } = await person(courseApi.getPlaces, asked)
    expect(places.map(({ courseId }) => courseId)).not.toContain(gone.courseId)
  }
  expect(await (await newUser('student'))(courseApi.getPlaces, asked)).toEqual({ places: [] })
  await setRemoved(gone.itemIds[2]!, false)
  await cutAll()
  expect((await insides('保函')).has(gone.courseId)).toBe(true)
})

test('what a course says about itself stands above what is in it', async () => {
  const { courseId: named } = await newCourse({ name: '无单放货案例', nameEn: 'Cases' })
  const { courseId: told } = await newCourse({ name: '海运', introduction: '无单放货的风险。' })
  const { items, matches, total } = await list('无单放货')
  expect(items.map(({ courseId }) => courseId).slice(0, 2)).toEqual([named, told])
  expect(total).toBe(items.length)
  expect(matches.slice(0, 2).map(({ inside }) => inside)).toEqual([null, null])
  expect(matches[2]).toMatchObject({ found: null, inside: { name: '讲义' } })
})

test('words that are only inside are not corrected, and a single character is not looked for there', async () => {
  expect(await list('倒签')).toMatchObject({ meant: null, total: expect.any(Number) as number })
  expect((await insides('倒签')).has(free.courseId)).toBe(true)
  expect((await insides('函')).has(free.courseId)).toBe(false)
  const { courses } = await visitor(searchApi.getSuggestions, { keyword: '倒签', kind: 'premium' })
  expect(courses.map(({ courseId }) => courseId)).toContain(free.courseId)
})

test('a text that a release has changed is found by its new words, also in a school from before', async () => {
  const course = await made({ name: '改稿课' })
  const itemId = course.itemIds[2]!
  await db.execute(sql`update course_items set body = '<p>电放提单</p>' where id = ${itemId}`)
  await db.execute(sql`delete from course_item_texts where item_id = ${itemId}`)
  await renewSearchWords(kernel, 99)
  await cutAll()
  expect((await insides('电放')).has(course.courseId)).toBe(true)
  expect((await insides('保函')).has(course.courseId)).toBe(false)
})

test('the number of statements does not grow with the courses that are found', async () => {
  const statements = async () => {
    let count = 0
    const { query } = db.$client
    db.$client.query = ((...given: unknown[]) => {
      count += 1
      return (query as (...all: unknown[]) => unknown).apply(db.$client, given)
    }) as typeof query
    kernel.events.publish('changed', [publishedCourses])
    await placesOf(student, '倒签提单')
    db.$client.query = query
    return count
  }
  const student = await learner(free)
  // Other work on the same pool may come between: the least of three is that of the call.
  const least = async () => Math.min(await statements(), await statements(), await statements())
  const before = await least()
  for (let n = 0; n < 5; n++) await made({ name: `单据课${n}` })
  await cutAll()
  expect(await least()).toBe(before)
})
