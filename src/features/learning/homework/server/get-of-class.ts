import { sql } from 'drizzle-orm'
import { mayOpen, maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkPerPage as perPage, type HomeworkState, type phases } from '../limits.ts'
import { isConcerned, isShown, workState } from './columns.ts'
import { type OwnFound, ownColumns, presentOwn } from './own-rows.ts'
import { maySet, maySeeWorks } from './rules.ts'

interface Row extends OwnFound {
  state: HomeworkState
  visibleFrom: Date | null
  dueAt: Date
  phase: (typeof phases)[number]
  audience: 'all' | 'some'
  inGroups: boolean
  released: boolean
  students: number
  handedIn: number
  waiting: number
  marked: number
  total: number
}

const { placeholder } = sql
const closes = sql`coalesce(h.late_until, h.due_at)`
const asked = placeholder('state')

/**
 * A page of the homework of a class; the counts are made for the rows of the page alone. Where homework is for all, the
 * students of the class are read once for the page, and works are counted without a row for each student and homework.
 */
const list = prepared<Row>(
  'homework_of_class',
  sql`
  with page as (
    select h.id, count(*) over ()::int as total from homework h
    join class_members m on m.class_id = h.class_id and m.user_id = ${placeholder('userId')}::int
    where h.class_id = ${placeholder('classId')}::int
      and (${placeholder('looksAfter')}::boolean or (${isConcerned} and ${isShown}))
      and (${placeholder('pattern')}::text is null or h.title ilike ${placeholder('pattern')})
      and (${asked}::text = 'all' or (${asked} = 'draft' and h.state <> 'published')
        or (${asked} = 'open' and h.state = 'published' and now() <= ${closes})
        or (${asked} = 'closed' and h.state = 'published' and now() > ${closes}))
    order by h.state = 'published', h.due_at desc, h.id desc
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  ),
  students as materialized (
    select user_id from class_members where ${placeholder('looksAfter')}::boolean
      and class_id = ${placeholder('classId')}::int and role = 'student' and state = 'member')
  select ${ownColumns}, h.state, h.visible_from as "visibleFrom", h.due_at as "dueAt", case when h.visible_from > now() then 'planned'
      when now() <= ${closes} then 'open' else 'closed' end as phase,
    h.audience, h.in_groups as "inGroups", h.released_at is not null as released, page.total, n.*
  from page join homework h on h.id = page.id join classes c on c.id = h.class_id
  left join homework_works w on w.homework_id = h.id and w.user_id = ${placeholder('userId')}::int
  cross join lateral (
    select case when h.audience = 'all' then (select count(*)::int from students)
        else (select count(*)::int from class_members m where m.class_id = h.class_id and ${isConcerned}) end as students,
      count(*) filter (where s."isHandedIn")::int as "handedIn",
      count(*) filter (where s.state = 'waiting')::int as waiting,
      count(*) filter (where s.state = 'marked')::int as marked
    from (
      -- Without offset the state would be made for each of the counts.
      select ${workState} as state, w.hand_ins > 0 as "isHandedIn" from homework_works w
      where ${placeholder('looksAfter')}::boolean and w.homework_id = h.id
        and case when h.audience = 'all' then w.user_id in (select user_id from students)
          else exists (select from class_members m
            where m.class_id = h.class_id and m.user_id = w.user_id and ${isConcerned}) end
      offset 0) s
  ) n
  order by h.state = 'published', h.due_at desc, h.id desc`,
)

/** Lists the homework of a class in two statements. */
export async function getOfClass({
  db,
  viewer,
  input,
}: Call<typeof homeworkApi.getOfClass>): Promise<AnswerOf<typeof homeworkApi.getOfClass>> {
  const { classId, state, keyword, page } = input
  const facts = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(facts))
  const looksAfter = maySeeStudents(facts) === null
  const rows = await list(db, {
    ...{ classId, userId: viewer.id, looksAfter, state, ...rowsOf(page, perPage) },
    pattern: keyword === '' ? null : textPattern(keyword),
  })
  return {
    ...headOf(facts),
    ...paged({
      ...{ total: rows[0]?.total ?? 0, page, perPage },
      items: rows.map((row) => ({
        ...{ homeworkId: row.homeworkId, kind: row.kind, title: row.title, state: row.state },
        visibleFrom: row.visibleFrom?.toISOString() ?? null,
        ...{ dueAt: row.dueAt.toISOString(), phase: row.phase },
        ...{ audience: row.audience, inGroups: row.inGroups, released: row.released },
        counts: looksAfter
          ? {
              ...{ students: row.students, handedIn: row.handedIn },
              ...{ waiting: row.waiting, marked: row.marked },
            }
          : null,
        own: looksAfter ? null : presentOwn(row),
      })),
    }),
    can: { set: canOf(maySet(facts)), lookAfter: canOf(maySeeWorks(facts)) },
  }
}
