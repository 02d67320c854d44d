import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bullets } from '#src/features/learning/bullet/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { bulletCourse, byTeacher, demoBullets } from './bullets.ts'
import type { Loaded } from './load-course.ts'

/** Turns bullet comments on in a course, and writes those of its learners over its first film. */
export async function loadBullets(
  tx: Tx,
  courses: Loaded[],
  userIds: Map<string, number>,
): Promise<void> {
  const { course, courseId } = courses.find((one) => one.course.slug === bulletCourse)!
  await tx.execute(sql`update courses set bullet_comments = true where id = ${courseId}`)
  const { rows: items } = await tx.execute<{ id: number }>(sql`
    select id from course_items where course_id = ${courseId} and kind = 'video' order by id limit 1`)
  const { rows: learners } = await tx.execute<{ userId: number }>(sql`
    select user_id as "userId" from course_learners where course_id = ${courseId} order by user_id`)
  const teacherId = userIds.get(course.teachers[0]!)!
  await tx.insert(bullets).values(
    demoBullets.map(([second, words, by], at) => ({
      ...{ itemId: items[0]!.id, second, words, byTeacher: by === byTeacher },
      authorId: by === byTeacher ? teacherId : learners[(at * 5) % learners.length]!.userId,
      key: createHash('md5').update(`bullet ${at}`).digest('hex'),
      createdAt: new Date(Date.now() - (60 - at) * 8 * 3_600_000),
    })),
  )
}
