import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { subjectApi } from '#src/features/content/subject/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { semesterApi } from '#src/features/learning/semester/contract.ts'
import { refusal } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'
import { reading, wholeChapter } from './test-changes.ts'

const { db, give, newUser, newCourse, wholeCourse, submit, approved, release, coTeacher } =
  await openApproval()

const itemOf = (type: string, key: string, parent: string, body: object) =>
  set(key, '', {
    ...{ kind: 'item', type, place: { parent, order: 'a5' }, trial: false, body },
    name: { zh: key, en: '' },
  })

test('an item that waits for its file goes along when its chapter is removed', async () => {
  const teacher = await newUser('teacher')
  const course = await wholeCourse(teacher)
  const { courseId, page } = course
  const { userFileId } = await give(teacher, '集装箱.mp4')
  const film = itemOf('video', 'i-2', 'c-2', { userFileId })
  await page.save([wholeChapter('c-2', '第二章', null, 'a1'), film])
  const { submissionId } = await submit(teacher, course)
  await (
    await newUser('reviewer')
  )(approvalApi.approveSubmission, { submissionId })
  await teacher(approvalApi.publish, { courseId })
  const items = async () => {
    const { chapters } = await teacher(courseApi.getCatalog, { courseId })
    return chapters.flatMap((one) => one.items.map(({ itemId }) => itemId))
  }
  const before = await items()
  await page.save([
    set('i-2', 'body.userFileId', null),
    set('i-2', 'place', { parent: 'c-1', order: 'a8' }),
    set('c-2', '', null),
  ])
  await release(teacher, course)
  expect(before).toHaveLength(2)
  expect(await items()).toEqual(before)
})

test('a quiz asks a question once, and its points have two decimals', async () => {
  const teacher = await newUser('teacher')
  const course = await approved(teacher, { published: true })
  const { questionId, versionId } = await make(teacher, choiceOf('FOB?'))
  const one = { questionId, versionId, points: 1 / 3 }
  const body = { questions: [one, one], passPercent: 60 }
  const { cleaned } = await course.page.save([itemOf('quiz', 'i-3', 'c-1', body)])
  expect(cleaned).toMatchObject([{ value: { body: { questions: [{ points: 0.33 }] } } }])
  expect(await release(teacher, course)).toEqual({ released: 1 })
})

test('the subjects of a waiting offer are merged in it, and are not deleted', async () => {
  const [teacher, admin] = await Promise.all([newUser('teacher'), newUser('admin')])
  const course = await wholeCourse(teacher)
  const list = 'category' as const
  const add = async (name: string, nameEn: string) =>
    (await admin(subjectApi.addSubject, { list, name, nameEn })).subjectId
  const [one, two] = [await add('报关', 'Customs'), await add('货运', 'Freight')]
  const named = (await course.page.open()).get('head')!['categoryId']
  await course.page.save([set('head', 'categoryId', one)])
  const { submissionId } = await submit(teacher, course)
  await course.page.save([set('head', 'categoryId', named)])
  await expect(admin(subjectApi.deleteSubject, { list, subjectId: one })).rejects.toMatchObject(
    refusal('subject.inUse'),
  )
  const { moved } = await admin(subjectApi.mergeSubject, { list, subjectId: one, intoId: two })
  expect(moved).toBe(1)
  await (
    await newUser('reviewer')
  )(approvalApi.approveSubmission, { submissionId })
  const { rows } = await db.execute(
    sql`select category_id as id from courses where id = ${course.courseId}`,
  )
  expect(rows).toEqual([{ id: two }])
})

test('a co-teacher with no right but to see learners changes no semester and no downloads', async () => {
  const owner = await newUser('teacher')
  const { courseId } = await newCourse({ kind: 'open', ownerId: owner.id })
  const helper = await coTeacher({ courseId }, false)
  await db.execute(sql`update course_staff set may_edit = false where user_id = ${helper.id}`)
  const days = { startsOn: '2030-03-01', endsOn: '2030-06-30', enrolFrom: '', enrolUntil: '' }
  const semester = { courseId, semesterId: null, name: '春季', nameEn: '', ...days, weeks: [] }
  for (const act of [
    () => helper(semesterApi.saveSemester, semester),
    () => helper(courseApi.setDownloads, { courseId, downloads: 'none' }),
  ]) {
    await expect(act()).rejects.toMatchObject(refusal('course.notTeacher'))
  }
})

test('joining again moves nobody out of a semester that has not ended', async () => {
  const { courseId } = await newCourse({
    kind: 'open',
    semesters: [
      { name: '本期', startsOn: '2020-01-01', endsOn: '2099-01-01' },
      { name: '下期', startsOn: '2099-02-01', endsOn: '2099-06-01' },
    ],
  })
  const learner = await newUser('student')
  const join = () => learner(courseApi.join, { courseId, fee: 0 })
  await join()
  const { rows } = await db.execute<{ id: number }>(sql`
    update course_learners set semester_id = (
      select id from course_semesters where course_id = ${courseId} order by starts_on desc limit 1)
    where user_id = ${learner.id} returning semester_id as id`)
  await join()
  const after = await db.execute(
    sql`select semester_id as id from course_learners where user_id = ${learner.id}`,
  )
  expect(after.rows).toEqual(rows)
})

test('a hundred windows save, release and submit at once: nothing is lost, nothing is there twice', async () => {
  const teacher = await newUser('teacher')
  const course = await approved(teacher, { published: true })
  const { courseId, draftId, page } = course
  const keys = Array.from({ length: 50 }, (_, at) => `i-${at + 10}`)
  await page.save(keys.map((key, at) => reading(key, 'c-1', `b${String(at + 10)}1`)))
  await release(teacher, course)
  const windows = keys.flatMap((key, at) => [
    { key, field: 'name.zh', page: windowOf(teacher, draftId, `one-${at}`) },
    { key, field: 'name.en', page: windowOf(teacher, draftId, `two-${at}`) },
  ])
  await Promise.all(windows.map(async (one) => one.page.open()))
  const saves = windows.map(({ key, field, page: own }) => own.save([set(key, field, 'x')]))
  const releases = Array.from({ length: 10 }, () => release(teacher, course).catch(() => null))
  const offer = page.save([set('head', 'name.zh', '新的名称')])
  const submits = Array.from({ length: 10 }, () => submit(teacher, course).catch(() => null))
  await Promise.all([...saves, ...releases, offer, ...submits])
  await submit(teacher, course).catch(() => null)
  const { records } = await teacher(draftApi.getRecords, { draftId, keys: keys.join() })
  expect(records.map(({ value }) => value['name'])).toEqual(keys.map(() => ({ zh: 'x', en: 'x' })))
  await release(teacher, course)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from course_items i where i.course_id = ${courseId}) as items,
      (select count(*)::int from course_items i where i.course_id = ${courseId} and name = 'x' and name_en = 'x') as named,
      (select count(*)::int from course_submissions s where s.course_id = ${courseId}
        and s.state = 'waiting') as waiting`)
  expect(rows).toEqual([{ items: 51, named: 50, waiting: 1 }])
})
