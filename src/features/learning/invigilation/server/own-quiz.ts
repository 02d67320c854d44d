import { sql } from 'drizzle-orm'
import type { Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { must } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { mayInvigilate } from './rules.ts'

export interface OwnQuiz extends Relation, Record<string, unknown> {
  quizId: number
  courseId: number
  itemId: number
  kind: CourseKind
  course: string
  title: string
  nameZh: string
  nameEn: string
}

/**
 * Reads the place of a quiz for a teacher who may look after it.
 * @throws quiz.notFound, also for a quiz of others; invigilation.noRight
 */
export async function readOwnQuiz(db: Db | Tx, given: Asked): Promise<OwnQuiz> {
  const found = await findOwnQuiz(db, given)
  must(mayInvigilate(found))
  return found!
}

interface Asked {
  quizId: number
  userId: number
  locale: Locale
}

/** The same without the rule, for a reader that has another answer where it refuses. */
export async function findOwnQuiz(
  db: Db | Tx,
  { quizId, userId, locale }: Asked,
): Promise<OwnQuiz | undefined> {
  const { rows } = await db.execute<OwnQuiz>(sql`
    select i.quiz_id as "quizId", c.id as "courseId", i.id as "itemId", c.kind,
      ${inLanguage(locale, 'c', 'name')} as course, ${inLanguage(locale, 'i', 'name')} as title,
      i.name as "nameZh", coalesce(nullif(i.name_en, ''), i.name) as "nameEn",
      coalesce(c.owner_id = ${userId}, false) as "isOwner", s.user_id is not null as "isStaff",
      coalesce(s.may_edit, false) as "mayEdit", coalesce(s.may_release, false) as "mayRelease",
      coalesce(s.may_see_learners, false) as "maySeeLearners"
    from ${liveItems} i join courses c on c.id = i.course_id and c.deleted_at is null
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    where i.quiz_id = ${quizId} limit 1`)
  return rows[0]
}
