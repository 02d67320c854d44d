import { sql } from 'drizzle-orm'
import { seedPoints } from '#src/features/learning/film-question/server/seed-points.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Loaded } from './load-course.ts'

/** The film that asks questions, and where: each right after it has said what is asked. */
const filmWithQuestions = {
  course: 'incoterms-2020',
  film: 'FAS、FOB、CFR 与 CIF',
  points: [
    { second: 19, question: 'incoterms-05' },
    { second: 47, question: 'incoterms-11' },
  ],
} as const

/** Ties two questions to a film. */
export async function loadFilmQuestions(
  tx: Tx,
  courses: Loaded[],
  questionIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { course: slug, film, points } = filmWithQuestions
  const { courseId } = courses.find(({ course }) => course.slug === slug)!
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from course_items where course_id = ${courseId} and kind = 'video' and name = ${film}`)
  const [item] = rows
  if (!item) throw new Error(`${slug} has no film ${film}`)
  await seedPoints(
    tx,
    { courseId, itemId: item.id },
    points.map(({ second, question }) => ({ second, questionId: questionIds.get(question)! })),
  )
}
