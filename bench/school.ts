import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { demoPassword } from '#demo/accounts.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { createCourse } from '#src/features/learning/course/server/create-course.ts'
import { seedLearners } from '#src/features/learning/course/server/seed-learners.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import { courseItems, courses } from '#src/features/learning/course/tables.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { questions } from '#src/features/content/bank/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'

/** The data that the cases use. */
export interface BenchSchool {
  /** A complete course of the demo, for the detail page. */
  detailId: number
  detailKind: string
  /** A course for learners only (not published, so that no list shows it). */
  courseId: number
  videoId: number
  quizItemId: number
  premium: number
}

export interface Learner {
  username: string
  token: string
}

const quizLength = 20

/** Adds a course with a video and a quiz of 20 questions from the demo's bank. */
export async function prepareBench({ db, config }: Kernel): Promise<BenchSchool> {
  const [category] = await db.select({ id: subjectCategories.id }).from(subjectCategories).limit(1)
  const [video] = await db
    .select({ id: userFiles.id })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(files.mime, 'video/mp4'))
    .limit(1)
  const bank = await db
    .select({ questionId: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.status, 'ready'),
        inArray(questions.type, ['single', 'multiple', 'trueFalse', 'fillIn']),
      ),
    )
    .orderBy(sql`md5(id::text)`)
    .limit(quizLength)
  const { courseId, itemIds } = await db.transaction(async (tx) =>
    createCourse(tx, {
      kind: 'premium',
      categoryId: category!.id,
      name: '性能测试',
      introduction: '只供测量使用',
      language: 'zh',
      difficulty: 'beginner',
      auditStatus: 'approved',
      chapters: [
        {
          name: '第一章',
          items: [
            { kind: 'video', name: '视频', userFileId: video!.id, durationSeconds: 3600 },
            {
              kind: 'quiz',
              name: '测验',
              quizId: await createQuiz(tx, { config }, { title: '测验', questions: bank }),
            },
          ],
        },
      ],
    }),
  )
  const [detail] = await db
    .select({ id: courses.id, kind: courses.kind })
    .from(courseItems)
    .innerJoin(courses, eq(courses.id, courseItems.courseId))
    .where(and(eq(courses.publishStatus, 'published'), isNull(courseItems.removedAt)))
    .groupBy(courses.id)
    // The demo's complete courses have more items than any generated course.
    .orderBy(sql`count(*) desc, ${courses.id}`)
    .limit(1)
  const premium = await db.$count(
    courses,
    sql`${courses.kind} = 'premium' and ${courses.publishStatus} = 'published'`,
  )
  return {
    detailId: detail!.id,
    detailKind: detail!.kind,
    courseId,
    videoId: itemIds[0]!,
    quizItemId: itemIds[1]!,
    premium,
  }
}

let passwordHash: string | undefined

/** Returns signed-in students who have joined the given courses. */
export async function newLearners(
  { db, config, secret }: Kernel,
  { count, courseIds }: { count: number; courseIds: number[] },
): Promise<Learner[]> {
  passwordHash ??= await hashPassword(demoPassword, config.ARGON2_MEMORY_KIB)
  const hash = passwordHash
  return db.transaction(async (tx) => {
    const learners: (Learner & { userId: number })[] = []
    for (let index = 0; index < count; index++) {
      const username = `bench${randomBytes(5).toString('hex')}`
      const userId = await createUser(tx, {
        username,
        passwordHash: hash,
        realName: '测量',
        accountRole: '1',
      })
      const session = { secret, userId, remember: true, userAgent: 'bench', ip: '127.0.0.1' }
      const { accessToken } = await createSession(tx, session)
      learners.push({ username, userId, token: accessToken })
    }
    const joined = learners.map(({ userId }) => ({ userId, joinedAt: new Date() }))
    for (const courseId of courseIds) {
      await seedLearners(tx, { courseId, learners: joined })
    }
    return learners.map(({ username, token }) => ({ username, token }))
  })
}
