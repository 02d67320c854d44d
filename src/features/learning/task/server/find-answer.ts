import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { courseFacts } from '#src/features/learning/interaction/server/facts.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { personName } from './read-past.ts'
import { isReadable, mayWork } from './rules.ts'

interface Row extends Record<string, unknown> {
  answerId: number
  courseId: number
  kind: CourseKind
  itemId: number
  userId: number
  task: string
  taskZh: string
  taskEn: string
  open: boolean
  name: string
  username: string
  handIns: number
  commentedHandIn: number
  joined: boolean
}

const readAnswer = (db: Db, answerId: number, locale: Locale) =>
  db.execute<Row>(sql`
    select a.id as "answerId", a.course_id as "courseId", c.kind, a.item_id as "itemId", a.user_id as "userId",
      ${inLanguage(locale, 'i', 'name')} as task, ${inLanguage('zh-CN', 'i', 'name')} as "taskZh",
      ${inLanguage('en-US', 'i', 'name')} as "taskEn", i.removed_at is null as open,
      ${personName(locale)} as name, u.username, a.hand_ins as "handIns",
      a.commented_hand_in as "commentedHandIn", l.user_id is not null as joined
    from task_answers a join course_items i on i.id = a.item_id join courses c on c.id = a.course_id
    join users u on u.id = a.user_id
    left join course_learners l on l.course_id = a.course_id and l.user_id = a.user_id
    where a.id = ${answerId}`)

/**
 * Finds an answer to a task of a course that the viewer teaches.
 * @throws task.notFound, also where nothing was handed in; task.notTeacher; course.notFound
 */
export async function findAnswer({
  db,
  viewer,
  locale,
  input: { answerId },
}: Pick<Call<typeof taskApi.getAnswer>, 'db' | 'viewer' | 'locale'> & {
  input: { answerId: number }
}): Promise<Row> {
  const { rows } = await readAnswer(db, answerId, locale)
  const [found] = rows
  if (!found) throw new AppError(taskErrors.notFound)
  must(mayWork(await courseFacts(db, found.courseId, viewer)))
  must(isReadable(found))
  return found
}
