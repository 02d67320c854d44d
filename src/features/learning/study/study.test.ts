import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { createQuestion, createQuiz } from '#src/features/learning/quiz/server/seed.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { studyProgress } from './tables.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel

const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
let videoFile: number
let pdfFile: number
let quizId: number

beforeAll(async () => {
  const file = { key: 'k', size: 9, sha256: 's', visibility: 'private' as const }
  const made = await db
    .insert(files)
    .values([
      { ...file, name: 'lesson.mp4', mime: 'video/mp4' },
      { ...file, name: 'slides.pdf', mime: 'application/pdf' },
    ])
    .returning({ id: files.id })
  videoFile = made[0]!.id
  pdfFile = made[1]!.id
  quizId = await db.transaction(async (tx) => {
    const questionId = await createQuestion(tx, { type: 'trueFalse', stem: 'x', truth: true })
    return createQuiz(tx, { title: '测验', questions: [{ questionId }] })
  })
})

const chapters = () => [
  {
    name: '第一章',
    nameEn: 'Chapter one',
    items: [
      { kind: 'video' as const, name: '视频一', fileId: videoFile, durationSeconds: 100 },
      { kind: 'courseware' as const, name: '课件', fileId: pdfFile },
    ],
    children: [{ name: '第一节', items: [{ kind: 'quiz' as const, name: '测验', quizId }] }],
  },
  {
    name: '第二章',
    items: [{ kind: 'video' as const, name: '视频二', fileId: videoFile, durationSeconds: 60 }],
  },
]

type Course = Awaited<ReturnType<typeof course>>
async function course(more: Parameters<typeof newCourse>[0] = {}) {
  const { courseId, itemIds } = await newCourse({ chapters: chapters(), ...more })
  const at = (index: number) => ({ courseId, itemId: itemIds[index]! })
  return { courseId, video: at(0), courseware: at(1), quiz: at(2), second: at(3) }
}

async function learner({ courseId }: { courseId: number }): Promise<Person> {
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  return student
}

/** Lets wall clock time pass for one person. */
async function pass(student: Person, seconds: number) {
  await db.execute(sql`update study_clocks
    set spent_until = spent_until - make_interval(secs => ${seconds}) where user_id = ${student.id}`)
  await db.execute(sql`update study_progress
    set reported_at = reported_at - make_interval(secs => ${seconds}) where user_id = ${student.id}`)
}

/** All were asked at once; each was refused so. */
async function allRefused(acts: Promise<unknown>[], reason: object) {
  for (const result of await Promise.allSettled(acts)) {
    expect(result).toMatchObject({ status: 'rejected', reason })
  }
}

type Part = [number, number]
const report = (student: Person, item: { courseId: number; itemId: number }, ...played: Part[]) =>
  student(studyApi.reportWatched, {
    ...item,
    position: Math.min(played.at(-1)?.[1] ?? 0, 100),
    played,
  })

async function watchAll(student: Person, item: { courseId: number; itemId: number }, to: number) {
  await student(studyApi.visitItem, item)
  await pass(student, to)
  return report(student, item, [0, to])
}

const rowOf = async (student: Person, { itemId }: { itemId: number }) => {
  const mine = and(eq(studyProgress.userId, student.id), eq(studyProgress.itemId, itemId))
  return (await db.select().from(studyProgress).where(mine))[0]
}

/** What a second or two of test time may add to what the clock allows, in share of 100 s. */
const slack = 0.1

describe('watched parts', () => {
  let made: Course
  beforeAll(async () => {
    made = await course()
  })

  test('are kept as a union; 90 % is done, once', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 60)
    expect(await report(student, made.video, [0, 30], [20, 50])).toEqual({
      itemId: made.video.itemId,
      share: 0.5,
      done: false,
      refusedSeconds: 0,
    })
    await pass(student, 60)
    expect(await report(student, made.video, [40, 89.9])).toMatchObject({ done: false })
    await pass(student, 10)
    expect(await report(student, made.video, [89.9, 90])).toMatchObject({ share: 0.9, done: true })
    const first = (await rowOf(student, made.video))!.doneAt
    await pass(student, 60)
    await report(student, made.video, [90, 100])
    expect((await rowOf(student, made.video))!.doneAt).toEqual(first)
    const { video, progress } = await student(studyApi.getItem, made.video)
    expect(video).toMatchObject({ position: 100, watched: [[0, 100]], durationSeconds: 100 })
    expect(progress).toEqual({ done: true, share: 1 })
  })

  test('the same report again changes nothing', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 30)
    const once = await report(student, made.video, [0, 20.5])
    const kept = await rowOf(student, made.video)
    expect(await report(student, made.video, [0, 20.5])).toEqual(once)
    expect(await rowOf(student, made.video)).toEqual({
      ...kept,
      reportedAt: expect.any(Date),
    })
  })

  test('20 parallel identical reports count once', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 10)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => report(student, made.video, [0, 20])),
    )
    expect(all.every((one) => one.share === 0.2 && one.refusedSeconds === 0)).toBe(true)
    expect(await rowOf(student, made.video)).toMatchObject({
      watched: '{[0,200)}',
      watchedTenths: 200,
    })
  })

  test('parallel different reports, of which each is counted whole, trimmed or not at all', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 20)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => report(student, made.video, [n * 5, n * 5 + 5])),
    )
    const row = (await rowOf(student, made.video))!
    const refused = answers.reduce((sum, answer) => sum + answer.refusedSeconds, 0)
    expect(row.watchedTenths / 10 + refused).toBeCloseTo(100, 5)
    expect(row.watchedTenths / 10).toBeLessThan(62 + slack * 100)
    const { rows } = await db.execute<{ tenths: number }>(sql`
      select sum(upper(r) - lower(r))::int as tenths from unnest(${row.watched}::int4multirange) r`)
    expect(rows[0]!.tenths).toBe(row.watchedTenths)
  })

  test('a forged report is trimmed to the clock, from its beginning', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    const forged = await report(student, made.video, [0, 86_400])
    expect(forged.share).toBeGreaterThanOrEqual(0.02)
    expect(forged.share).toBeLessThan(0.02 + slack)
    expect(forged.refusedSeconds).toBeCloseTo(100 - forged.share * 100, 1)
    await pass(student, 10)
    const later = await report(student, made.video, [0, 1e300])
    expect(later.share).toBeLessThan(0.32 + slack)
    expect((await rowOf(student, made.video))!.watched).toMatch(/^\{\[0,\d+\)\}$/)
  })

  test('many reports gain one grace, not many', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    const began = performance.now()
    for (let n = 0; n < 40; n++) await report(student, made.video, [0, 100])
    const allowed = ((performance.now() - began) / 1000) * 3 + 2
    expect((await rowOf(student, made.video))!.watchedTenths / 10).toBeLessThan(allowed + 0.5)
  })

  test('two videos at once share one clock, and visiting anew winds nothing back', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await student(studyApi.visitItem, made.second)
    await pass(student, 10)
    const one = await report(student, made.video, [0, 30])
    expect(one.share).toBe(0.3)
    await student(studyApi.visitItem, made.second)
    const other = await report(student, made.second, [0, 30])
    expect(other.share * 60).toBeLessThan(2 + slack * 100)
    expect(other.refusedSeconds).toBeGreaterThan(15)
  })

  test('time before the visit does not count', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 3600)
    await student(studyApi.visitItem, made.video)
    expect((await report(student, made.video, [0, 100])).share).toBeLessThan(0.02 + slack)
  })

  test('without a visit only the grace counts', async () => {
    const student = await learner(made)
    const first = await report(student, made.video, [0, 100])
    expect(first.share).toBeLessThan(0.02 + slack)
  })

  test('parts turned round, empty or beyond the end say nothing; the position is kept', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    await pass(student, 600)
    const given = { ...made.video, position: 42.5 }
    const answer = await student(studyApi.reportWatched, {
      ...given,
      played: [
        [50, 10],
        [5, 5],
        [100, 900],
      ],
    })
    expect(answer).toMatchObject({ share: 0, refusedSeconds: 0 })
    expect((await student(studyApi.getItem, made.video)).video!.position).toBe(42.5)
    await expect(
      student(studyApi.reportWatched, { ...given, played: [[-10, 50]] }),
    ).rejects.toMatchObject(refusal('common.invalid'))
    await student(studyApi.reportWatched, { ...given, position: 9000, played: [] })
    expect((await student(studyApi.getItem, made.video)).video!.position).toBe(100)
  })

  test('three times the speed with jitter loses nothing', async () => {
    const student = await learner(made)
    await student(studyApi.visitItem, made.video)
    let at = 0
    for (const seconds of [10.4, 9.6, 10.3, 3.2]) {
      await pass(student, seconds)
      const to = Math.min(100, at + 30)
      expect((await report(student, made.video, [at, to])).refusedSeconds).toBe(0)
      at = to
    }
    expect((await student(studyApi.getItem, made.video)).progress).toEqual({ done: true, share: 1 })
  })

  test('only a video is watched', async () => {
    const student = await learner(made)
    await expect(report(student, made.courseware, [0, 1])).rejects.toMatchObject(
      refusal('study.notAVideo'),
    )
  })
})

const acts = (person: Person, { video, quiz }: Course) => [
  person(studyApi.getItem, video),
  person(studyApi.visitItem, video),
  person(studyApi.reportWatched, { ...video, position: 0, played: [] }),
  person(studyApi.startQuiz, quiz),
  person(studyApi.redoQuiz, { ...quiz, attemptId: 1 }),
]

describe('who may', () => {
  test.each([
    ['a visitor', 'common.noToken', () => visitor],
    ['someone without a role', 'common.roleNeeded', () => newUser('none')],
    ['someone who has not joined', 'course.notJoined', () => newUser('student')],
  ])('%s is refused everything: %s', async (_, error, who) => {
    const made = await course()
    const person = await who()
    await allRefused([...acts(person, made), person(studyApi.getStudy, made)], refusal(error))
  })

  test('before the semester a learner is told when it starts', async () => {
    const startsOn = days(5)
    const made = await course({
      kind: 'open',
      semesters: [{ name: '秋', startsOn, endsOn: days(50) }],
    })
    const student = await learner(made)
    await allRefused([...acts(student, made), student(studyApi.getStudy, made)], {
      envelope: {
        error: 'course.notStarted',
        enmsg: expect.stringContaining(startsOn),
      },
    })
    const { courses } = await student(studyApi.getMyCourses, { kind: 'open' })
    expect(courses).toMatchObject([{ courseId: made.courseId, next: null, completed: false }])
  })

  test('a next semester shuts nobody of the last one out', async () => {
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
    expect(mine.courses[0]!.next).toMatchObject({ itemId: open.video.itemId })
    const other = await newUser('student')
    expect(await other(courseApi.getCourse, open)).toMatchObject({ action: 'join' })
  })

  test('after the semester those who joined may still read and be tested', async () => {
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

  test('the first chapter of a paid course is open to everyone signed in, the rest is not', async () => {
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

  test('an unpublished course hides, but not from its teacher nor from its learners', async () => {
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

  test('the outline tells a learner how far each item is, and others nothing', async () => {
    const made = await course()
    const student = await learner(made)
    await student(studyApi.visitItem, made.courseware)
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
      acts(student, { ...made, video: mixed, quiz: mixed }),
      refusal('course.itemNotFound'),
    )
  })

  test('what is no quiz is not started', async () => {
    const made = await course()
    const student = await learner(made)
    await expect(student(studyApi.startQuiz, made.video)).rejects.toMatchObject(
      refusal('study.notAQuiz'),
    )
  })
})

async function passQuiz(student: Person, made: Course, truth = true) {
  const { attemptId, questions } = await student(studyApi.startQuiz, made.quiz)
  const { questionId } = questions[0]!
  await student(quizApi.saveAnswer, { attemptId, questionId, answer: { truth }, revision: 1 })
  return student(quizApi.handIn, { attemptId })
}

describe('progress', () => {
  test('is counted from what was done, item by item, up to the whole course', async () => {
    // The quiz is shared by the courses of this file: a person of its own begins with nothing.
    const made = await course()
    const student = await learner(made)
    const where = async () => {
      const { courses, counts } = await student(studyApi.getMyCourses, { kind: 'premium' })
      expect(courses).toHaveLength(1)
      const { done, items, completed, next } = courses[0]!
      expect(items).toBe(4)
      expect(counts).toEqual({ all: 1, learning: completed ? 0 : 1, completed: completed ? 1 : 0 })
      return { done, completed, next: next?.itemId }
    }
    expect(await where()).toEqual({ done: 0, completed: false, next: made.video.itemId })
    expect(await student(studyApi.getContinue, {})).toEqual([])
    await watchAll(student, made.video, 100)
    expect(await where()).toEqual({ done: 1, completed: false, next: made.courseware.itemId })
    expect(await student(studyApi.visitItem, made.courseware)).toMatchObject({ done: true })
    expect(await where()).toEqual({ done: 2, completed: false, next: made.quiz.itemId })
    await passQuiz(student, made, false)
    expect(await where()).toMatchObject({ done: 2 })
    expect(await student(studyApi.getItem, made.quiz)).toMatchObject({
      progress: { done: false, share: 0 },
      quiz: { status: 'handedIn', bestShare: 0, attempts: 1 },
    })
    const { attemptId } = await student(studyApi.startQuiz, made.quiz)
    await student(studyApi.redoQuiz, { ...made.quiz, attemptId })
    await passQuiz(student, made)
    expect(await student(studyApi.visitItem, made.quiz)).toMatchObject({ done: true })
    expect(await student(studyApi.getContinue, {})).toMatchObject([
      { courseId: made.courseId, done: 3, next: { itemId: made.second.itemId, name: '视频二' } },
    ])
    await watchAll(student, made.second, 60)
    expect(await where()).toMatchObject({ done: 4, completed: true, next: made.second.itemId })
    expect(await student(studyApi.getContinue, {})).toEqual([])
    expect(await student(courseApi.getCourse, { courseId: made.courseId })).toMatchObject({
      action: 'review',
      progress: { done: 4, total: 4 },
    })
  })

  test('the player gets the outline with progress and comes back to where it was', async () => {
    const made = await course()
    const student = await learner(made)
    expect((await student(studyApi.getStudy, made)).currentItemId).toBe(made.video.itemId)
    await student(studyApi.visitItem, made.courseware)
    const study = await student(studyApi.getStudy, made)
    expect(study).toMatchObject({ joined: true, done: 1, items: 4, name: '国际贸易术语' })
    expect(study.currentItemId).toBe(made.courseware.itemId)
    expect(study.chapters.map((chapter) => chapter.number)).toEqual(['1', '1.1', '2'])
    expect(study.chapters[0]!.items[1]).toMatchObject({ progress: { done: true, share: 1 } })
  })

  test('an item knows its neighbours and the signed addresses of its files', async () => {
    const made = await course()
    const student = await learner(made)
    const item = await student(studyApi.getItem, made.courseware)
    expect(item).toMatchObject({
      previousItemId: made.video.itemId,
      nextItemId: made.quiz.itemId,
      chapter: { number: '1', name: '第一章' },
      courseware: { name: 'slides.pdf', format: 'pdf', size: 9 },
      video: null,
      quiz: null,
    })
    expect(item.courseware!.pdfUrl).toMatch(/^\/files\/\d+\/slides\.pdf\?e=\d+&s=[\w-]+$/)
    expect((await student(studyApi.getItem, made.quiz)).quiz).toEqual({
      quizId,
      questionCount: 1,
      maxScore: 1,
      passPercent: 60,
      attemptId: null,
      status: 'none',
      bestShare: null,
      attempts: 0,
    })
  })
})

describe('my courses', () => {
  test('by kind, state, keyword, order and page; nobody sees those of another', async () => {
    const student = await newUser('student')
    const names = Array.from({ length: 14 }, (_, n) => `海运 ${String(n).padStart(2, '0')}`)
    for (const name of names) {
      const { courseId } = await newCourse({ name, nameEn: `Sea 100% ${name.slice(-2)}` })
      await student(courseApi.join, { courseId, fee: 0 })
    }
    const ask = (more: object = {}) => student(studyApi.getMyCourses, { kind: 'premium', ...more })
    const first = await ask({ sort: 'name' })
    expect(first).toMatchObject({ total: 14, page: 1, pages: 2 })
    expect(first.courses.map((one) => one.name)).toEqual(names.slice(0, 12))
    expect((await ask({ sort: 'name', page: 2 })).courses.map((one) => one.name)).toEqual(
      names.slice(12),
    )
    expect((await ask({ sort: 'joined' })).courses[0]!.name).toBe(names[13])
    expect((await ask({ keyword: 'sea 100%' })).total).toBe(14)
    expect((await ask({ keyword: '运 03' })).courses.map((one) => one.name)).toEqual([names[3]])
    expect((await ask({ keyword: '%_' })).total).toBe(0)
    expect((await ask({ state: 'completed' })).total).toBe(0)
    expect((await ask({ kind: 'open' })).total).toBe(0)
    const other = await newUser('student')
    expect((await other(studyApi.getMyCourses, { kind: 'premium' })).total).toBe(0)
  })
})

test('an English reader gets English, and Chinese where none was written', async () => {
  const made = await course({ nameEn: 'Trade terms' })
  const student = await learner(made)
  const ask = async (path: string) => {
    const headers = { token: student.token, 'accept-language': 'en-US' }
    const { data } = (await app.kernel.app.inject({ url: `/api/${path}`, headers })).json<{
      data: unknown
    }>()
    return data
  }
  expect(await ask('Study/GetMyCourses?kind=premium&sort=name')).toMatchObject({
    courses: [{ name: 'Trade terms', next: { chapter: 'Chapter one', name: '视频一' } }],
  })
  expect(await ask(`Study/GetStudy?courseId=${made.courseId}`)).toMatchObject({
    name: 'Trade terms',
    chapters: [{ name: 'Chapter one' }, { name: '第一节' }, { name: '第二章' }],
  })
  const { attemptId } = await student(studyApi.startQuiz, made.quiz)
  expect(await ask(`Quiz/GetAttempt?attemptId=${attemptId}`)).toMatchObject({ title: '测验' })
})
