import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { readPictures } from '#src/features/learning/interaction/server/pictures.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import type { LeaveRequest } from '../leave-api.ts'
import { leavePerPage } from '../limits.ts'
import { mayAskLeave, mayAttend, mayDecideLeave } from './rules.ts'

interface Row extends Pick<
  LeaveRequest,
  'leaveId' | 'number' | 'firstDay' | 'lastDay' | 'reason' | 'state' | 'answer' | 'pictures'
> {
  person: PersonJson
  decider: PersonJson
  askedAt: Date
  decidedAt: Date | null
}

const { placeholder } = sql
const meant = sql`r.class_id = ${placeholder('classId')}::int
  and (${placeholder('userId')}::int is null or r.user_id = ${placeholder('userId')}::int)`
/** The tables of requests with their students. */
const tables = sql`leave_requests r join users u on u.id = r.user_id
    left join class_members m on m.class_id = r.class_id and m.user_id = r.user_id`
const sought = sql`(${placeholder('pattern')}::text is null or u.real_name ilike ${placeholder('pattern')}
  or u.real_name_en ilike ${placeholder('pattern')} or m.student_number ilike ${placeholder('pattern')})`
const fits = sql`${sought} and (${placeholder('state')}::text is null or r.state = ${placeholder('state')})`

const requests = prepared<Row>(
  'leave_requests_of_class',
  sql`select r.id as "leaveId", ${personJson('u')} as person, coalesce(m.student_number, '') as number,
      r.first_day::text as "firstDay", r.last_day::text as "lastDay", r.reason, r.state, r.answer,
      r.asked_at as "askedAt", ${personJson('d')} as decider, r.decided_at as "decidedAt",
      coalesce((select array_agg(p.user_file_id order by p.position) from leave_pictures p
        where p.leave_id = r.id), '{}') as pictures
    from ${tables} left join users d on d.id = r.decided_by_id
    where ${meant} and ${fits}
    order by r.state <> 'waiting', r.id desc
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`,
)

const counts = prepared<{ total: number; waiting: number }>(
  'leave_requests_counts',
  sql`select count(*) filter (where ${fits})::int as total,
      count(*) filter (where r.state = 'waiting')::int as waiting
    from ${tables} where ${meant}`,
)

/** Lists requests for leave: those of the class for the people who look after it, else one's own. */
export async function getLeaves(
  call: Call<typeof lessonApi.getLeaves>,
): Promise<AnswerOf<typeof lessonApi.getLeaves>> {
  const { db, viewer, locale, input } = call
  const { classId, keyword, state = null, page } = input
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayAttend(found))
  const isStudent = found.role === 'student'
  const given = {
    ...{ classId, state, userId: isStudent ? viewer.id : null },
    pattern: isStudent || keyword === '' ? null : textPattern(keyword),
  }
  const [rows, [counted]] = await Promise.all([
    requests(db, { ...given, ...rowsOf(page, leavePerPage) }),
    counts(db, given),
  ])
  const files = await readPictures(
    call,
    rows.flatMap(({ pictures }) => pictures),
  )
  const items = rows.flatMap(({ person, decider, askedAt, decidedAt, ...row }) => {
    const shown = presentPerson(person, locale)
    if (!shown) return []
    return [
      {
        ...{ ...row, person: shown, decidedBy: presentPerson(decider, locale) },
        askedAt: new Date(askedAt).toISOString(),
        decidedAt: decidedAt && new Date(decidedAt).toISOString(),
      },
    ]
  })
  const { total, waiting } = counted!
  return {
    ...headOf(found),
    ...paged({ total, page, perPage: leavePerPage, items }),
    ...{ files, waiting },
    can: { ask: canOf(mayAskLeave(found)), decide: canOf(mayDecideLeave(found)) },
  }
}
