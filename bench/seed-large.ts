import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  createCourse,
  type NewChapter,
} from '#src/features/learning/course/server/create-course.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { createQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { questions } from '#src/features/content/bank/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import { nameOf, wordsOf } from './large-names.ts'
import { seedPeople, userTotal } from './seed-people.ts'

const courseTotal = 1000
/**
 * The number of generated courses: a multiple of a page, so that the last page of the list stays as it
 * was.
 */
const premiumGenerated = 576
const day = 86_400_000

/** Grows a demo school to 1,000 courses, 100,000 users and 1,000,000 enrolments. */
export async function seedLarge({
  db,
  config,
}: Pick<Kernel, 'db' | 'config'>): Promise<Record<string, number>> {
  const began = performance.now()
  // A school kept from an earlier run is large already.
  if ((await db.$count(courses)) < courseTotal) await seedCourses({ db, config })
  if ((await db.$count(users)) < userTotal) await growPeople(db)
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from courses) as courses,
      (select count(*) from courses where kind = 'premium' and publish_status = 'published') as premium,
      (select count(*) from users) as users,
      (select count(*) from course_learners) as enrolments,
      (select count(*) from course_reviews) as reviews,
      (select count(*) from course_items) as items,
      (select count(*) from study_progress) as progress,
      (select count(*) from quiz_attempts) as attempts`)
  return { ...rows[0], seconds: Math.round((performance.now() - began) / 1000) }
}

async function growPeople(db: Db): Promise<void> {
  const client = await db.$client.connect()
  // On a busy machine a statement takes longer here than the product's limit.
  await client.query('set statement_timeout = 0')
  await seedPeople(client)
  // Creates the statistics and the visibility map, which autovacuum would create only minutes later.
  await client.query('vacuum (analyze)')
  client.release(true)
}

/** Uses the product's own use case, so that texts are cleaned and search words made as usual. */
async function seedCourses({ db, config }: Pick<Kernel, 'db' | 'config'>): Promise<void> {
  const categories = await db.select({ id: subjectCategories.id }).from(subjectCategories)
  const bank = await db
    .select({ questionId: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.status, 'ready'),
        inArray(questions.type, ['single', 'multiple', 'trueFalse', 'fillIn']),
      ),
    )
    .limit(60)
  const stored = await db
    .select({ id: userFiles.id, mime: files.mime })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
  const videos = stored.filter((file) => file.mime === 'video/mp4')
  const coursewares = stored.filter((file) => file.mime === 'application/pdf')
  const there = await db.$count(courses)
  await db.transaction(async (tx) => {
    for (let index = 0; index < courseTotal - there; index++) {
      const quizId = await createQuiz(
        tx,
        { config },
        {
          title: '章节测验',
          titleEn: 'Chapter quiz',
          questions: Array.from({ length: 10 }, (_, at) => bank[(index + at * 6) % bank.length]!),
        },
      )
      const open = index >= premiumGenerated
      const publishedAt = new Date(Date.now() - (index + 30) * 0.7 * day)
      await createCourse(tx, {
        ...wordsOf(index),
        kind: open ? 'open' : 'premium',
        categoryId: categories[index % categories.length]!.id,
        language: index % 9 === 0 ? 'en' : 'zh',
        difficulty: (['beginner', 'intermediate', 'advanced'] as const)[index % 3]!,
        fee: index % 4 === 0 ? 100 + (index % 5) * 50 : 0,
        coverTheme: ['globe', 'ship', 'container'][index % 3]!,
        auditStatus: 'approved',
        publishStatus: 'published',
        publishedAt,
        teachers: [{ name: nameOf(index), introduction: '从业二十年，熟悉一线业务。' }],
        semesters: open ? semesters(index) : [],
        chapters: chapters(index, {
          videoId: videos[index % videos.length]!.id,
          coursewareId: coursewares[index % coursewares.length]!.id,
          quizId,
        }),
      })
    }
  })
}

/** Three semesters, of which the last begins between half a year ago and in two months. */
function semesters(index: number) {
  const last = (index % 240) - 180
  const on = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
  return [2, 1, 0].map((ago) => ({
    name: `第 ${3 - ago} 期`,
    nameEn: `Run ${3 - ago}`,
    startsOn: on(last - ago * 180),
    endsOn: on(last - ago * 180 + 120),
  }))
}

function chapters(
  index: number,
  { videoId, coursewareId, quizId }: { videoId: number; coursewareId: number; quizId: number },
): NewChapter[] {
  return [1, 2, 3].map((number) => ({
    name: `第${number}讲 ${wordsOf(index + number).name}`,
    nameEn: `Lecture ${number}: ${wordsOf(index + number).nameEn}`,
    introduction: '本章内容提要。',
    children: [
      {
        name: '课堂讲解',
        nameEn: 'Lecture',
        items: [
          {
            kind: 'video',
            name: '视频讲解',
            nameEn: 'Video',
            userFileId: videoId,
            durationSeconds: 600,
          },
          { kind: 'courseware', name: '课件', nameEn: 'Slides', userFileId: coursewareId },
        ],
      },
      ...(number === 3
        ? [
            {
              name: '测验',
              nameEn: 'Quiz',
              items: [{ kind: 'quiz' as const, name: '章节测验', nameEn: 'Chapter quiz', quizId }],
            },
          ]
        : []),
    ],
  }))
}
