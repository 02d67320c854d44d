import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'

interface Place extends Both, Record<string, unknown> {
  courseId: number
  itemId: number
  kind: CourseKind
}

/** Reads the place of a quiz in its course, with its name; undefined once it has none. */
export async function readPlace(db: Db | Tx, quizId: number): Promise<Place | undefined> {
  const { rows } = await db.execute<Place>(sql`
    select i.course_id as "courseId", i.id as "itemId", c.kind, i.name as zh,
      coalesce(nullif(i.name_en, ''), i.name) as en
    from ${liveItems} i join courses c on c.id = i.course_id where i.quiz_id = ${quizId} limit 1`)
  return rows[0]
}

/** Sends a message about a quiz to one learner, with the way to it; the same key is sent once. */
export const tellLearner = (
  { db, messages }: { db: Db | Tx; messages: Kernel['messages'] },
  { kind, courseId, itemId }: Place,
  { userId, key, words }: { userId: number; key: string; words: { title: Both; text: Both } },
) =>
  messages.send(db, {
    ...{ ...words, userId, key, kind: 'course', weight: 'important' },
    link: studyPaths.study(kind, courseId, itemId),
  })
