import { sql } from 'drizzle-orm'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { studyApi } from './contract.ts'

type Study = Awaited<ReturnType<typeof openStudy>>
export type Course = Awaited<ReturnType<Study['course']>>
type Part = [number, number]

/** Opens a world whose courses have two videos, courseware and a quiz of one question. */
export async function openStudy() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel
  const file = { key: 'k', size: 9, sha256: 's', visibility: 'private' as const }
  const made = await db
    .insert(files)
    .values([
      { ...file, name: 'lesson.mp4', mime: 'video/mp4' },
      { ...file, name: 'slides.pdf', mime: 'application/pdf' },
    ])
    .returning()
  const [videoFile, pdfFile] = await Promise.all(
    made.map((one) => newUserFile(db, { ownerId: null, file: one })),
  )
  const author = await newUser('teacher')
  const quizId = await db.transaction(async (tx) => {
    const [questionId] = await newQuestions(tx, author.id, [trueFalse('x')])
    return createQuiz(tx, app.kernel, { title: '测验', questions: [{ questionId: questionId! }] })
  })

  const chapters = () => [
    {
      name: '第一章',
      nameEn: 'Chapter one',
      items: [
        { kind: 'video' as const, name: '视频一', userFileId: videoFile!, durationSeconds: 100 },
        { kind: 'courseware' as const, name: '课件', userFileId: pdfFile!, pages: 5 },
      ],
      children: [{ name: '第一节', items: [{ kind: 'quiz' as const, name: '测验', quizId }] }],
    },
    {
      name: '第二章',
      items: [
        { kind: 'video' as const, name: '视频二', userFileId: videoFile!, durationSeconds: 60 },
      ],
    },
  ]

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

  /** Sets a person's clock and reports back, as if the seconds had passed. */
  async function pass(student: Person, seconds: number) {
    await db.execute(sql`update study_clocks
      set spent_until = spent_until - make_interval(secs => ${seconds}) where user_id = ${student.id}`)
    await db.execute(sql`update study_progress
      set reported_at = reported_at - make_interval(secs => ${seconds}) where user_id = ${student.id}`)
  }

  /** Reads pages of courseware, a second each. */
  async function read(
    student: Person,
    item: { courseId: number; itemId: number },
    ...pages: number[]
  ) {
    await student(studyApi.visitItem, item)
    await pass(student, pages.length)
    return student(studyApi.reportPages, { ...item, pages, of: 5 })
  }

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

  return { ...world, db, course, learner, pass, read, report, watchAll, quizId }
}
