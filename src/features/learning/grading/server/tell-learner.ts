import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { findClassQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Ports } from '#src/server/ports.ts'
import type { Both } from '#src/shared/locale.ts'

/** A quiz for its learners: its name, and the page where they take it. */
export interface LearnerPlace extends Both {
  kind: 'course' | 'class'
  link: string
}

interface Row extends Both, Record<string, unknown> {
  courseId: number
  itemId: number
  kind: CourseKind
}

/** Reads where learners find a quiz, in its course or class; undefined once it has no place. */
export async function readPlace(
  { db, ports }: { db: Db | Tx; ports: Ports },
  quizId: number,
): Promise<LearnerPlace | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select i.course_id as "courseId", i.id as "itemId", c.kind, i.name as zh,
      coalesce(nullif(i.name_en, ''), i.name) as en
    from ${liveItems} i join courses c on c.id = i.course_id where i.quiz_id = ${quizId} limit 1`)
  const [row] = rows
  if (row) {
    const { zh, en, kind, courseId, itemId } = row
    return { zh, en, kind: 'course', link: studyPaths.study(kind, courseId, itemId) }
  }
  const found = await findClassQuiz({ db, ports }, { quizId, userId: null })
  return found && { zh: found.title, en: found.title, kind: 'class', link: found.links.learner }
}

/** Sends a message about a quiz to one learner, with the way to it; the same key is sent once. */
export const tellLearner = (
  { db, messages }: { db: Db | Tx; messages: Kernel['messages'] },
  { kind, link }: LearnerPlace,
  { userId, key, words }: { userId: number; key: string; words: { title: Both; text: Both } },
) => messages.send(db, { ...{ ...words, userId, key, kind, link }, weight: 'important' })
