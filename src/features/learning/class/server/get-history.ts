import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { classApi, ClassEvent } from '../contract.ts'
import { type ClassEventKind, eventsPerPage } from '../limits.ts'
import type { ClassEventDetail } from '../tables.ts'
import { mayTeach } from './rules.ts'
import { headOf, readClass } from './state.ts'

interface Row extends Record<string, unknown> {
  eventId: number
  kind: ClassEventKind
  actor: PersonJson
  subject: PersonJson
  detail: ClassEventDetail
  at: Date
}

/** Acts that concern a person besides the one who acts. */
const concerning: readonly ClassEventKind[] = [
  ...(['approved', 'declined', 'removed', 'invited', 'uninvited', 'numberSet'] as const),
  ...(['offered', 'offerWithdrawn', 'takenOver', 'offerDeclined'] as const),
]

const events = (classId: number) => sql`
  select e.id as "eventId", e.kind, e.detail, e.at, ${personJson('a')} as actor, ${personJson('s')} as subject
  from class_events e left join users a on a.id = e.actor_id left join users s on s.id = e.subject_id
  where e.class_id = ${classId}`

function presentEvent(
  { eventId, kind, detail, at, actor, subject }: Row,
  locale: Locale,
): ClassEvent {
  const { from = '', to = '', name = '', role, count = 0 } = detail
  return {
    ...{ eventId, kind, from, to, name, count, at: new Date(at).toISOString() },
    role: role === 'coTeacher' || role === 'assistant' ? role : null,
    actor: presentPerson(actor, locale),
    subject: concerning.includes(kind) ? { person: presentPerson(subject, locale) } : null,
  }
}

/** Reads all that has changed in a class, for later rooms. The caller has checked the right to read it. */
export async function wholeHistory(db: Db, classId: number, locale: Locale): Promise<ClassEvent[]> {
  const { rows } = await db.execute<Row>(sql`${events(classId)} order by e.id`)
  return rows.map((row) => presentEvent(row, locale))
}

/** Lists what has changed in a class, the latest first. */
export async function getHistory({
  db,
  viewer,
  locale,
  input: { classId, page },
}: Call<typeof classApi.getHistory>): Promise<AnswerOf<typeof classApi.getHistory>> {
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(found))
  const { limit, offset } = rowsOf(page, eventsPerPage)
  const [listed, counted] = await Promise.all([
    db.execute<Row>(sql`${events(classId)} order by e.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from class_events where class_id = ${classId}`,
    ),
  ])
  const items = listed.rows.map((row) => presentEvent(row, locale))
  const { total } = counted.rows[0]!
  return { ...headOf(found), ...paged({ total, page, perPage: eventsPerPage, items }) }
}
