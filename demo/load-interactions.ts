import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { seedInteraction } from '#src/features/learning/interaction/server/seed-interactions.ts'
import type { Tx } from '#src/server/database/db.ts'
import { demoInteractions } from './interactions.ts'
import type { Loaded } from './load-course.ts'

const hour = 3_600_000
const keyOf = (what: string) => createHash('md5').update(what).digest('hex')
const before = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hour)

/** Writes the questions of learners and the replies to them into the first item of their kind. */
export async function loadInteractions(
  tx: Tx,
  courses: Loaded[],
  userIds: Map<string, number>,
): Promise<void> {
  for (const [at, given] of demoInteractions.entries()) {
    const { course, courseId } = courses.find((one) => one.course.slug === given.course)!
    const { rows: items } = await tx.execute<{ id: number }>(sql`
      select id from course_items where course_id = ${courseId} and kind = ${given.kind} order by id limit 1`)
    const [item] = items
    if (!item) throw new Error(`${given.course} has no ${given.kind}`)
    const { rows } = await tx.execute<{ userId: number }>(sql`
      select user_id as "userId" from course_learners where course_id = ${courseId} order by user_id`)
    // Each question begins at another learner.
    const learners = rows.map((_, from) => rows[(from + at * 3) % rows.length]!.userId)
    await seedInteraction(tx, {
      ...{ authorId: learners[0]!, key: keyOf(`question ${at}`), courseId, itemId: item.id },
      ...{ second: given.second ?? null, page: given.page ?? null, html: given.html },
      ...{ isPrivate: given.isPrivate ?? false, createdAt: before(given.hoursAgo) },
      meTooOf: learners.slice(1, 1 + (given.meToo ?? 0)),
      replies: (given.replies ?? []).map((reply, number) => ({
        authorId: reply.teacher ? userIds.get(course.teachers[0]!)! : learners[4]!,
        key: keyOf(`reply ${at} ${number}`),
        ...{ html: reply.html, byTeacher: reply.teacher ?? false },
        ...{ createdAt: before(reply.hoursAgo), accepted: reply.accepted ?? false },
      })),
    })
  }
}
