import { sql, type SQL } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkApi } from '../contract.ts'
import { workFilters, workSorts, type WorkState, worksPerPage as perPage } from '../limits.ts'
import type { WorkRow } from '../schemas.ts'
import { groupId, groupName, isConcerned, isNameless, workCode, workState } from './columns.ts'
import { isNamelessNow, readHomework } from './facts.ts'
import { markOf } from './own-rows.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { mayDecide, mayMark, maySeeSimilar, maySet, maySeeWorks, mayTeachQuiz } from './rules.ts'

const { placeholder } = sql

export interface WorkFound {
  person: PersonJson
  number: string
  group: string | null
  state: WorkState
  handIns: number
  handedInAt: string | null
  daysLate: number
  rawMark: number | null
  released: boolean
  extendedTo: string | null
  extraMinutes: number
  sharedId: number | null
  ownMark: boolean
}

interface Found {
  counts: Record<(typeof workFilters)[number], number>
  unreleased: number
  alone: number
  items: WorkFound[] | null
  total: number
  groups: { groupId: number; name: string }[]
  reminded: { at: string; by: PersonJson; count: number } | null
  copyTo: { classId: number; name: string }[]
}

const named = (column: SQL, instead: SQL) =>
  sql`case when ${isNameless} then ${instead} else ${column} end`

export const workColumns = sql`
  u.id, u.erased_at, ${named(sql`u.real_name`, workCode)} as real_name,
  ${named(sql`u.real_name_en`, sql`null`)} as real_name_en, ${named(sql`u.username`, workCode)} as username,
  ${named(sql`m.student_number`, sql`''`)} as number, ${named(groupId, sql`null`)} as group_id,
  ${named(groupName, sql`null`)} as group_name, w.shared_id, coalesce(w.own_reason, '') <> '' as own_mark,
  ${workState} as state, coalesce(w.hand_ins, 0) as hand_ins, w.handed_in_at, coalesce(w.days_late, 0) as days_late,
  w.raw_mark, w.released_at, w.marked_at, w.extended_to, coalesce(w.extra_minutes, 0) as extra_minutes`

const byNumber = sql`nullif(x.number, '') collate "zh-numeric" nulls last, x.real_name collate "zh-x-icu", x.id`
const orders: Record<(typeof workSorts)[number], SQL> = {
  number: byNumber,
  name: sql`x.real_name collate "zh-x-icu", x.id`,
  // Those without a group come first, and members of one stand together also while names are hidden.
  group: sql`x.shared_id is not null, x.group_name collate "zh-numeric", x.shared_id, ${byNumber}`,
  handedIn: sql`x.handed_in_at nulls last, x.id`,
  mark: sql`x.raw_mark desc nulls last, ${byNumber}`,
}

const fits = (filter: SQL) =>
  sql`(${filter} = 'all' or x.state = ${filter} or (${filter} = 'late' and x.days_late > 0))`
const keyword = placeholder('pattern')

/** A page of the works of homework with all that its page counts, in one statement. */
const statement = (order: SQL) => sql`
  with all_works as materialized (
    select ${workColumns} from homework h join class_members m on m.class_id = h.class_id
    join users u on u.id = m.user_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.id = ${placeholder('homeworkId')}::int and ${isConcerned}
  ), sought as materialized (
    select * from all_works x where ${fits(sql`${placeholder('state')}::text`)}
      and (${placeholder('groupId')}::int is null or x.group_id = ${placeholder('groupId')}::int)
      and (${keyword}::text is null or x.real_name ilike ${keyword} or x.real_name_en ilike ${keyword}
        or x.number ilike ${keyword})
  ), page as (
    select x.*, row_number() over (order by ${order}) as place from sought x
    order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  )
  select json_build_object(${sql.join(
    workFilters.map(
      (name) => sql`${sql.raw(`'${name}'`)}, count(*) filter (where ${fits(sql.raw(`'${name}'`))})`,
    ),
    sql`, `,
  )}) as counts,
    count(*) filter (where x.state = 'marked' and x.released_at is null)::int as unreleased,
    (select count(*)::int from sought) as total,
    (select json_agg(json_build_object('person', ${personJson('x')}, 'number', x.number, 'group', x.group_name, 'sharedId', x.shared_id, 'ownMark', x.own_mark,
        'state', x.state, 'handIns', x.hand_ins, 'handedInAt', x.handed_in_at, 'daysLate', x.days_late,
        'rawMark', x.raw_mark, 'released', x.released_at is not null, 'extendedTo', x.extended_to, 'extraMinutes', x.extra_minutes) order by x.place)
      from page x) as items,
    count(*) filter (where x.shared_id is null)::int as alone,
    (select coalesce(json_agg(json_build_object('groupId', g.id, 'name', g.name) order by g.name collate "zh-numeric"), '[]')
      from (select g.id, g.name from class_groups g where g.class_id = ${placeholder('classId')}::int
          and not ${placeholder('inGroups')}::boolean
        union all select s.id, s.group_name from homework_works s where s.homework_id = ${placeholder('homeworkId')}::int
          and s.group_name is not null) g) as groups,
    (select json_build_object('at', e.at, 'by', ${personJson('u')}, 'count', coalesce((e.detail->>'count')::int, 0))
      from homework_events e left join users u on u.id = e.actor_id
      where e.homework_id = ${placeholder('homeworkId')}::int and e.kind = 'reminded' order by e.id desc limit 1) as reminded,
    (select coalesce(json_agg(json_build_object('classId', c.id, 'name', c.name) order by c.id desc), '[]')
      from class_members o join classes c on c.id = o.class_id and c.archived_at is null
      where o.user_id = ${placeholder('userId')}::int and o.state = 'member' and o.role in ('owner', 'coTeacher')
        and c.id <> ${placeholder('classId')}::int) as "copyTo"
  from all_works x`

const lists = {
  number: prepared<Found>('homework_works_by_number', statement(orders.number)),
  name: prepared<Found>('homework_works_by_name', statement(orders.name)),
  group: prepared<Found>('homework_works_by_group', statement(orders.group)),
  handedIn: prepared<Found>('homework_works_by_time', statement(orders.handedIn)),
  mark: prepared<Found>('homework_works_by_mark', statement(orders.mark)),
}

/** Lists the works of homework for those who look after the class, in two statements. */
export async function getWorks({
  db,
  ports,
  viewer,
  locale,
  input,
}: Call<typeof homeworkApi.getWorks>): Promise<AnswerOf<typeof homeworkApi.getWorks>> {
  const { homeworkId, state, group, sort, page } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  const [[found], quiz] = await Promise.all([
    lists[sort](db, {
      ...{ homeworkId, state, classId: facts.classId, userId: viewer.id },
      inGroups: facts.inGroups,
      ...{ groupId: group ?? null, ...rowsOf(page, perPage) },
      pattern: input.keyword === '' ? null : textPattern(input.keyword),
    }),
    facts.kind === 'quiz' ? ports.get(homeworkQuizzes).head(db, homeworkId) : null,
  ])
  const { counts, unreleased, alone, items, total, groups, reminded, copyTo } = found!
  const { title, homeworkState, visibleFrom, dueAt, lateUntil, fullMark, releasedAt } = facts
  const { inGroups } = facts
  const mayTeach = maySet(facts) === null
  const nameless = isNamelessNow(facts)
  return {
    ...headOf(facts),
    ...paged({
      ...{ total, page, perPage },
      items: (items ?? []).map((row) => presentWork(row, facts, locale)),
    }),
    homework: {
      ...{ homeworkId, kind: facts.kind, title, state: homeworkState, fullMark, inGroups },
      visibleFrom: visibleFrom?.toISOString() ?? null,
      dueAt: dueAt.toISOString(),
      closesAt: (lateUntil ?? dueAt).toISOString(),
      releasedAt: releasedAt?.toISOString() ?? null,
      nameless,
    },
    quiz: quiz && {
      ...quiz,
      can: {
        markAnswers: canOf(mayMark(facts)),
        teach: canOf(mayTeachQuiz({ ...facts, viewer })),
      },
    },
    alone: inGroups ? alone : 0,
    ...{ counts, unreleased, groups: nameless ? [] : groups, copyTo: mayTeach ? copyTo : [] },
    reminded: reminded && {
      ...{ at: iso(reminded.at)!, count: reminded.count },
      by: presentPerson(reminded.by, locale)?.name ?? null,
    },
    can: {
      ...{ set: canOf(maySet(facts)), mark: canOf(mayMark(facts)) },
      ...{ release: canOf(mayDecide(facts)), similar: canOf(maySeeSimilar(facts)) },
    },
  }
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

export const presentWork = (
  { person, ...row }: WorkFound,
  rule: { latePercent: number; lateFloor: number },
  locale: Parameters<typeof presentPerson>[1],
): WorkRow => ({
  ...row,
  student: presentPerson(person, locale) ?? { userId: 0, name: '' },
  mark: markOf({ ...row, ...rule }),
  handedInAt: iso(row.handedInAt),
  extendedTo: iso(row.extendedTo),
})
