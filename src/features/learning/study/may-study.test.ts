import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { type Course, openStudy } from './test-study.ts'

const { db, visitor, newUser, course, learner, read, report } = await openStudy()

const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const acts = (person: Person, { video, courseware, quiz }: Course) => [
  person(studyApi.getItem, video),
  person(studyApi.visitItem, video),
  person(studyApi.reportWatched, { ...video, position: 0, played: [] }),
  person(studyApi.reportPages, { ...courseware, pages: [1], of: 5 }),
  person(studyApi.startQuiz, quiz),
  person(studyApi.redoQuiz, { ...quiz, attemptId: 1 }),
]

describe('access to study', () => {
  test.each([
    ['a visitor', 'common.noToken', () => visitor],
    ['a person without a role', 'common.roleNeeded', () => newUser('none')],
    ['a student outside the course', 'course.notJoined', () => newUser('student')],
  ])('%s is refused every call with %s', async (_, error, makePerson) => {
    const made = await course()
    const person = await makePerson()
    await allRefused([...acts(person, made), person(studyApi.getStudy, made)], refusal(error))
  })

  test('before the semester a learner is refused with its start date', async () => {
    const startsOn = days(5)
    const made = await course({
      kind: 'open',
      semesters: [{ name: '秋', startsOn, endsOn: days(50) }],
    })
    const student = await learner(made)
    await allRefused([...acts(student, made), student(studyApi.getStudy, made)], {
      envelope: {
        error: 'course.notStarted',
        msg: expect.stringMatching(/^课程将于\d{4}年\d{1,2}月\d{1,2}日开课$/),
      },
    })
    const { items: courses } = await student(studyApi.getMyCourses, { kind: 'open' })
    expect(courses).toMatchObject([{ courseId: made.courseId, next: null, completed: false }])
  })

  test('a new semester keeps the course open to learners of the previous one', async () => {
    const open = await course({
      kind: 'open',
      semesters: [{ name: '春', startsOn: days(-9), endsOn: days(9) }],
    })
    const student = await learner(open)
    await student(studyApi.visitItem, open.video)
    await db.execute(sql`update course_semesters set ends_on = ${days(-2)}
      where course_id = ${open.courseId}`)
    await db.execute(sql`insert into course_semesters (course_id, name, starts_on, ends_on)
      values (${open.courseId}, '秋', ${days(20)}, ${days(60)})`)
    await student(studyApi.getItem, open.second)
    await student(studyApi.startQuiz, open.quiz)
    expect(await student(courseApi.getCourse, open)).toMatchObject({ action: 'continue' })
    const mine = await student(studyApi.getMyCourses, { kind: 'open' })
    expect(mine.items[0]!.next).toMatchObject({ itemId: open.video.itemId })
    const other = await newUser('student')
    expect(await other(courseApi.getCourse, open)).toMatchObject({ action: 'join' })
  })

  test('after the semester its learners may still open items and take quizzes', async () => {
    const made = await course({
      kind: 'open',
      semesters: [{ name: '春', startsOn: days(-9), endsOn: days(9) }],
    })
    const student = await learner(made)
    await db.execute(sql`update course_semesters set ends_on = ${days(-2)}
      where course_id = ${made.courseId}`)
    expect(await student(studyApi.getItem, made.video)).toMatchObject({ kind: 'video' })
    expect(await student(studyApi.startQuiz, made.quiz)).toMatchObject({ status: 'open' })
  })

  test('the first chapter of a paid course is open to every signed-in person, the rest is not', async () => {
    const made = await course({ fee: 50 })
    const student = await newUser('student')
    for (const item of [made.video, made.courseware, made.quiz]) {
      expect(await student(studyApi.getItem, item)).toMatchObject({ itemId: item.itemId })
    }
    expect(await student(studyApi.visitItem, made.video)).toMatchObject({ done: false })
    expect(await student(studyApi.startQuiz, made.quiz)).toMatchObject({ status: 'open' })
    await allRefused(
      [
        student(studyApi.getItem, made.second),
        student(studyApi.visitItem, made.second),
        report(student, made.second, [0, 1]),
      ],
      refusal('course.notJoined'),
    )
    const study = await student(studyApi.getStudy, made)
    expect(study).toMatchObject({ joined: false, currentItemId: made.video.itemId })
    const open = study.chapters.flatMap(({ items }) => items.map((item) => item.can.open.may))
    expect(open).toEqual([true, true, true, false])
    expect((await student(studyApi.getItem, made.quiz)).nextItemId).toBeNull()
  })

  test('an unpublished course is visible to its teacher and its learners only', async () => {
    const teacher = await newUser('teacher')
    const made = await course({ ownerId: teacher.id })
    const student = await learner(made)
    await db.execute(
      sql`update courses set publish_status = 'unpublished' where id = ${made.courseId}`,
    )
    await allRefused(acts(await newUser('student'), made), refusal('course.notFound'))
    expect(await teacher(studyApi.getItem, made.second)).toMatchObject({ kind: 'video' })
    expect(await student(studyApi.getItem, made.second)).toMatchObject({ kind: 'video' })
  })

  test('the outline shows progress to a learner and to no other reader', async () => {
    const made = await course()
    const student = await learner(made)
    await read(student, made.courseware, 5)
    const marks = async (person: Person) => {
      const { chapters } = await person(courseApi.getCatalog, { courseId: made.courseId })
      return chapters.flatMap(({ items }) => items.map((item) => item.progress))
    }
    const open = { done: false, share: 0 }
    expect(await marks(student)).toEqual([open, { done: true, share: 1 }, open, open])
    expect(await marks(visitor)).toEqual([null, null, null, null])
    expect(await marks(await newUser('student'))).toEqual([null, null, null, null])
  })

  test('an item of another course is not found', async () => {
    const [made, other] = [await course(), await course()]
    const student = await learner(made)
    const mixed = { courseId: made.courseId, itemId: other.video.itemId }
    await allRefused(
      acts(student, { ...made, video: mixed, courseware: mixed, quiz: mixed }),
      refusal('course.itemNotFound'),
    )
  })

  test('an item of another kind cannot be started as a quiz', async () => {
    const made = await course()
    const student = await learner(made)
    await expect(student(studyApi.startQuiz, made.video)).rejects.toMatchObject(
      refusal('study.notAQuiz'),
    )
  })
})
