import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { authoringApi as authoring } from '#src/features/learning/authoring/contract.ts'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { classCourseApi as api } from './contract.ts'
import { copyAll } from '#src/features/learning/class/test-copy.ts'

const world = await openApproval()
const { newUser, newCourse, wholeCourse, approved, app } = world
const { db } = app.kernel
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
const items = [1, 2].map((n) => ({ kind: 'text' as const, name: `阅读 ${n}`, body: '<p>正文</p>' }))
const chapter = { name: '第一章', items }
const tomorrow = addDays(schoolDay(), 1)

async function newClass(students = 1) {
  const owner = await newUser('teacher', { realName: '沈知遥' })
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const people = await Promise.all(Array.from({ length: students }, () => newUser('student')))
  for (const one of people) await one(classApi.join, { code })
  return { owner, classId, code, student: people[0]!, people }
}
const add = (owner: Person, classId: number, courseId: number, opensOn = '') =>
  owner(api.add, { classId, courseId, opensOn })
const list = async (one: Person, classId: number) => (await one(api.getCourses, { classId })).items
const study = (one: Person, courseId: number) => one(studyApi.getStudy, { courseId })

test('members study an own course that no reviewer has seen; nobody else finds it', async () => {
  const { owner, classId, student } = await newClass()
  const { courseId } = await wholeCourse(owner)
  await expect(study(student, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  await add(owner, classId, courseId)
  const [row] = await list(student, classId)
  expect(row).toMatchObject({
    courseId,
    state: 'open',
    studies: true,
    grants: true,
    published: false,
  })
  const { chapters } = await study(student, courseId)
  const { itemId } = chapters[0]!.items[0]!
  await student(studyApi.visitItem, { courseId, itemId })
  const mine = await student(studyApi.getMyCourses, { kind: 'premium' })
  expect(mine.items.map((one) => one.courseId)).toEqual([courseId])
  expect((await student(courseApi.getCourse, { courseId })).action).toBe('continue')
  const stranger = await newUser('student')
  await expect(study(stranger, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  const { items } = await stranger(courseApi.getList, { kind: 'premium' })
  expect(items.map((one) => one.courseId)).not.toContain(courseId)
})

test('a course that its check does not pass is refused, and so is one of an unverified teacher', async () => {
  const { owner, classId } = await newClass()
  const { courseId } = await owner(authoring.createCourse, { kind: 'premium', name: '未完' })
  const { envelope } = await owner.ask(api.add, { classId, courseId, opensOn: '' })
  expect(envelope.error).toBe('classCourse.unfinished')
  expect(envelope.msg).toMatch(/还有 \d+ 处/)
  const whole = await wholeCourse(owner)
  await db.execute(sql`update users set verified_at = null where id = ${owner.id}`)
  await expect(add(owner, classId, whole.courseId)).rejects.toMatchObject(
    refusal('classCourse.notVerified'),
  )
})

test('the reason ends with the membership and with the course, and the progress stays', async () => {
  const { owner, classId, people } = await newClass(3)
  const [student, quitter] = people as [Person, Person]
  const { courseId } = await approved(owner)
  await add(owner, classId, courseId)
  const { itemId } = (await study(student, courseId)).chapters[0]!.items[0]!
  for (const one of [student, quitter]) await one(studyApi.visitItem, { courseId, itemId })
  await quitter(classApi.quit, { classId })
  await expect(study(quitter, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  await study(student, courseId)
  await owner(api.remove, { classId, courseId })
  await owner(api.remove, { classId, courseId })
  await expect(study(student, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  expect((await student(studyApi.getMyCourses, { kind: 'premium' })).items).toEqual([])
  await add(owner, classId, courseId)
  expect((await study(student, courseId)).currentItemId).toBe(itemId)
})

test('one reason never ends another: two classes, and an own joining that is paid as by everybody else', async () => {
  const first = await newClass()
  const { owner, student } = first
  const { classId: secondId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId: secondId })).code!
  await student(classApi.join, { code })
  const { courseId, itemIds } = await newCourse({ ownerId: owner.id, fee: 5, chapters: [chapter] })
  for (const classId of [first.classId, secondId]) await add(owner, classId, courseId)
  await student(studyApi.visitItem, { courseId, itemId: itemIds[1]! })
  await owner(api.remove, { classId: first.classId, courseId })
  await student(studyApi.visitItem, { courseId, itemId: itemIds[1]! })
  await expect(student(courseApi.join, { courseId, fee: 0 })).rejects.toMatchObject(
    refusal('course.feeChanged'),
  )
  await expect(student(courseApi.join, { courseId, fee: 5 })).rejects.toMatchObject(
    refusal('coins.insufficient'),
  )
  await db.execute(sql`update courses set fee = 0 where id = ${courseId}`)
  const before = (await owner(courseApi.getCourse, { courseId })).learnerCount
  await student(courseApi.join, { courseId, fee: 0 })
  await student(courseApi.join, { courseId, fee: 0 })
  expect((await owner(courseApi.getCourse, { courseId })).learnerCount).toBe(before + 1)
  await owner(api.remove, { classId: secondId, courseId })
  await study(student, courseId)
})

test('before its day students see the name of a course and the day, and may not open it', async () => {
  const { owner, classId, student } = await newClass()
  const { courseId } = await wholeCourse(owner)
  await add(owner, classId, courseId, tomorrow)
  const [row] = await list(student, classId)
  expect(row).toMatchObject({ state: 'waiting', opensOn: tomorrow, studies: false, progress: null })
  expect(row!.name).not.toBe('')
  await expect(study(student, courseId)).rejects.toMatchObject(refusal('course.notFound'))
  await owner(api.setDate, { classId, courseId, opensOn: schoolDay() })
  await study(student, courseId)
  const broken = await owner.ask(api.setDate, { classId, courseId, opensOn: '2026-02-30' })
  expect(broken.envelope.code).toBe(400)
})

test('a published course of another teacher is joined as by everybody else', async () => {
  const { owner, classId, student } = await newClass()
  const other = await newUser('teacher')
  const { courseId } = await newCourse({ ownerId: other.id, fee: 5, chapters: [chapter] })
  const { courseId: secret } = await wholeCourse(other)
  await add(owner, classId, courseId)
  const [row] = await list(student, classId)
  expect(row).toMatchObject({ grants: false, studies: false, published: true, fee: 5 })
  await expect(add(owner, classId, secret)).rejects.toMatchObject(refusal('classCourse.noCourse'))
  await expect(add(owner, classId, courseId)).rejects.toMatchObject(refusal('classCourse.isThere'))
  await db.execute(sql`update courses set publish_status = 'unpublished' where id = ${courseId}`)
  expect(await list(student, classId)).toEqual([])
  expect(await list(owner, classId)).toMatchObject([{ state: 'gone' }])
})

test('the search finds own courses first, drafts too, and none that the class has', async () => {
  const { owner, classId } = await newClass()
  const { courseId: own } = await wholeCourse(owner, '单证操作')
  const other = await newUser('teacher')
  const { courseId } = await newCourse({ ownerId: other.id, name: '单证实务' })
  await wholeCourse(other, '单证秘密')
  const find = async () =>
    (await owner(api.findCourses, { classId, keyword: '单证' })).items.map((one) => one.courseId)
  expect(await find()).toEqual([own, courseId])
  await add(owner, classId, own)
  expect(await find()).toEqual([courseId])
})

test('changes of a course that was never published reach the class when the teacher releases them', async () => {
  const { owner, classId, student } = await newClass()
  const { courseId, page } = await wholeCourse(owner)
  await add(owner, classId, courseId)
  await page.save([set('c-1', 'name.zh', '第一章（新）')])
  expect(await list(owner, classId)).toMatchObject([{ unreleased: 1 }])
  expect(await list(student, classId)).toMatchObject([{ unreleased: 0 }])
  const first = async () => (await study(student, courseId)).chapters[0]!.name
  expect(await first()).toBe('第一章')
  await owner(api.release, { classId, courseId })
  expect(await first()).toBe('第一章（新）')
  const { rows } = await db.execute(sql`
    select from audit_log where action = 'classCourse.showNew' and subject = ${`course:${courseId}`}`)
  expect(rows).toHaveLength(2)
})

test('the order is that of the page, and a page that is out of date changes nothing', async () => {
  const { owner, classId } = await newClass()
  const made = [await newCourse(), await newCourse(), await newCourse()]
  const ids = made.map(({ courseId }) => courseId)
  for (const id of ids) await add(owner, classId, id)
  await owner(api.setOrder, { classId, courseIds: ids.toReversed() })
  expect((await list(owner, classId)).map((one) => one.courseId)).toEqual(ids.toReversed())
  for (const courseIds of [ids.slice(1), [...ids.slice(1), ids[1]!]]) {
    await expect(owner(api.setOrder, { classId, courseIds })).rejects.toMatchObject(
      refusal('classCourse.orderChanged'),
    )
  }
})

test('teachers of the class change its courses; others read or do not find it; an archived one stays', async () => {
  const { owner, classId, student } = await newClass()
  const { courseId } = await wholeCourse(owner)
  await add(owner, classId, courseId)
  const stranger = await newUser('teacher')
  await expect(list(stranger, classId)).rejects.toMatchObject(refusal('class.unknown'))
  const acts = (one: Person) => [
    one(api.add, { classId, courseId, opensOn: '' }),
    one(api.setDate, { classId, courseId, opensOn: '' }),
    one(api.setOrder, { classId, courseIds: [courseId] }),
    one(api.remove, { classId, courseId }),
    one(api.release, { classId, courseId }),
    one(api.findCourses, { classId, keyword: '' }),
  ]
  await allRefused(acts(stranger), refusal('class.unknown'))
  await owner(classApi.invite, { classId, who: stranger.username, role: 'assistant' })
  await stranger(classApi.answerInvitation, { classId, accept: true })
  await allRefused(acts(stranger), refusal('class.notTeacher'))
  const read = await stranger(api.getCourses, { classId })
  expectAgreement(
    read.can.manage,
    await stranger.ask(api.setOrder, { classId, courseIds: [courseId] }),
  )
  await owner(classApi.archive, { classId })
  await allRefused(acts(owner), refusal('class.archived'))
  await study(student, courseId)
  await owner(classApi.delete, { classId })
  await expect(study(student, courseId)).rejects.toMatchObject(refusal('course.notFound'))
})

test('a copied class has the courses, and no right that its teacher may not give', async () => {
  const { owner, classId } = await newClass()
  const own = await wholeCourse(owner)
  const { courseId: open } = await newCourse({ ownerId: owner.id })
  await add(owner, classId, own.courseId, tomorrow)
  await add(owner, classId, open)
  const copy = { classId, ...given, name: '国贸 2701 班', withTeachers: false }
  const mine = await copyAll(owner, copy)
  expect(await list(owner, mine.classId)).toMatchObject([
    { courseId: own.courseId, grants: true, opensOn: tomorrow },
    { courseId: open, grants: true },
  ])
  const other = await newUser('teacher')
  await owner(classApi.invite, { classId, who: other.username, role: 'coTeacher' })
  await other(classApi.answerInvitation, { classId, accept: true })
  const { rows } = await other(classApi.getCopy, { classId })
  expect(rows.map(({ stays }) => stays)).toEqual(['course', null])
  const theirs = await copyAll(other, copy)
  expect(await list(other, theirs.classId)).toMatchObject([{ courseId: open, grants: false }])
})
