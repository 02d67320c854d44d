import { type SQL, sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { courseFacts } from '#src/features/learning/interaction/server/facts.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { AnswerRow, AnswerState, taskApi } from '../contract.ts'
import { answersPerPage as perPage, excerptMost } from '../limits.ts'
import { personName } from './read-past.ts'
import { mayWork } from './rules.ts'

type Input = Call<typeof taskApi.getAnswers>['input']

interface Row extends Record<string, unknown>, Omit<AnswerRow, 'learner' | 'handedInAt'> {
  name: string
  username: string
  handedInAt: Date | null
}

interface Task extends Record<string, unknown> {
  itemId: number
  name: string
  open: boolean
  waiting: number
}

/** The hand-ins of learners who are in the course, and a row for each learner and open task without one. */
const lines = (courseId: number): SQL => sql`
  select a.id, a.item_id, a.user_id, a.hand_ins, a.commented_hand_in, a.verdict, a.handed_in_at, l.joined_at
  from task_answers a
  join course_learners l on l.course_id = a.course_id and l.user_id = a.user_id
  where a.course_id = ${courseId} and a.hand_ins > 0
  union all
  select null, i.id, l.user_id, 0, 0, null, null, l.joined_at
  from ${liveItems} i join course_learners l on l.course_id = i.course_id
  where i.course_id = ${courseId} and i.hands_in and not exists (
    select from task_answers a where a.item_id = i.id and a.user_id = l.user_id and a.hand_ins > 0)`

const isIn: Record<AnswerState, SQL> = {
  waiting: sql`a.hand_ins > a.commented_hand_in`,
  commented: sql`a.hand_ins > 0 and a.hand_ins = a.commented_hand_in`,
  missing: sql`a.hand_ins = 0`,
  all: sql`a.hand_ins > 0`,
}
const since = sql`coalesce(a.handed_in_at, a.joined_at)`
const ordersIn = (locale: Locale) => ({
  oldest: sql`${since}, a.user_id, a.item_id`,
  newest: sql`${since} desc, a.user_id, a.item_id`,
  name: sql`${personName(locale)}, a.user_id, a.item_id`,
})

const seek = ({ task, keyword }: Input): SQL => sql`
  ${task === undefined ? sql`true` : sql`a.item_id = ${task}`}
  and ${containsText(keyword, sql`u.real_name`, sql`u.real_name_en`, sql`u.username`, sql`i.name`, sql`i.name_en`) ?? sql`true`}`

/** Lists the answers of a course for its teachers, in three statements for any number of rows. */
export async function getAnswers({
  db,
  viewer,
  locale,
  input,
}: Call<typeof taskApi.getAnswers>): Promise<AnswerOf<typeof taskApi.getAnswers>> {
  const { courseId, state, sort, page } = input
  must(mayWork(await courseFacts(db, courseId, viewer)))
  const from = sql`(${lines(courseId)}) a join course_items i on i.id = a.item_id join users u on u.id = a.user_id
    where ${seek(input)}`
  const order = ordersIn(locale)[sort]
  const { limit, offset } = rowsOf(page, perPage)
  const [counted, listed, tasks] = await Promise.all([
    db.execute<Record<AnswerState, number>>(sql`
      select ${sql.join(
        Object.entries(isIn).map(
          ([name, fits]) => sql`count(*) filter (where ${fits})::int as ${sql.identifier(name)}`,
        ),
        sql`, `,
      )} from ${from}`),
    db.execute<Row>(sql`
      select a.id as "answerId", a.user_id as "userId", ${personName(locale)} as name, u.username,
        ${inLanguage(locale, 'i', 'name')} as task, i.id as "itemId", a.handed_in_at as "handedInAt",
        a.hand_ins as "handIns", a.commented_hand_in as "commentedHandIn", a.verdict,
        coalesce(left(h.text, ${excerptMost}), '') as excerpt, coalesce(cardinality(h.photos), 0) as photos,
        coalesce(cardinality(h.files), 0) as files
      from (select a.* from ${from} and ${isIn[state]} order by ${order} limit ${limit} offset ${offset}) a
      join course_items i on i.id = a.item_id join users u on u.id = a.user_id
      left join task_hand_ins h on h.answer_id = a.id and h.number = a.hand_ins
      order by ${order}`),
    db.execute<Task & { kind: CourseKind; course: string }>(sql`
      select c.kind, ${draftName(locale)} as course, t.* from courses c left join lateral (
        select i.id as "itemId", ${inLanguage(locale, 'i', 'name')} as name, i.removed_at is null as open,
          (select count(*)::int from task_answers a
            join course_learners l on l.course_id = a.course_id and l.user_id = a.user_id
            where a.item_id = i.id and ${isIn.waiting}) as waiting
        from course_items i
        where i.course_id = c.id and (i.hands_in and i.removed_at is null
          or exists (select from task_answers a where a.item_id = i.id and a.hand_ins > 0))
        order by i.id) t on true
      where c.id = ${courseId}`),
  ])
  const counts = counted.rows[0]!
  const { kind, course: name } = tasks.rows[0]!
  return {
    ...paged({ total: counts[state], page, perPage, items: listed.rows.map(rowOf) }),
    course: { courseId, kind, name },
    tasks: tasks.rows.filter(({ itemId }) => itemId !== null),
    counts,
  }

  function rowOf({ name: own, username, handedInAt, ...row }: Row): AnswerRow {
    return {
      ...row,
      excerpt: row.excerpt.toWellFormed(),
      learner: { name: nameFor(own, locale), username },
      handedInAt: handedInAt && new Date(handedInAt).toISOString(),
    }
  }
}
