import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { DueDate, DueDatesAsked } from '#src/server/due-dates.ts'
import { pick } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { homeworkPaths } from '../paths.ts'
import { dueLabel } from './dates-text.ts'
import { isConcerned, isShown, ownDue } from './columns.ts'

/** As many as a calendar of a year may show. */
const datesMost = 500

interface Row {
  homeworkId: number
  classId: number
  name: string
  isOwn: boolean
  dueAt: Date
}

const midnight = (day: string) =>
  sql`(${sql.placeholder(day)}::date::timestamp at time zone ${sql.raw(`'${schoolZone}'`)})`

/** Of students their own dates, with extensions; of teachers and assistants those of the homework. */
const read = prepared<Row>(
  'homework_dates',
  sql`
    select * from (
      select h.id as "homeworkId", h.class_id as "classId", h.title as name, m.role = 'student' as "isOwn",
        case when m.role = 'student' then ${ownDue} else h.due_at end as "dueAt"
      from class_members m join classes c on c.id = m.class_id and c.archived_at is null
      join homework h on h.class_id = c.id
      left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
      where m.user_id = ${sql.placeholder('userId')}::int and m.state = 'member'
        and (((${isConcerned}) and ${isShown} and w.excused_at is null)
          or (m.role <> 'student' and h.state = 'published'))) dated
    where "dueAt" >= ${midnight('from')} and "dueAt" < ${midnight('to')} + interval '1 day'
    order by "dueAt", "homeworkId" limit ${sql.raw(String(datesMost))}`,
)

/** When homework is due, for the calendars of students and of those who look after a class. */
export async function homeworkDates({ db, locale, ...asked }: DueDatesAsked): Promise<DueDate[]> {
  const rows = await read(db, asked)
  return rows.map(({ homeworkId, classId, name, isOwn, dueAt }) => ({
    ...{
      key: `homework-${homeworkId}-due`,
      kind: 'homeworkDue',
      label: pick(dueLabel, locale),
      name,
    },
    at: dueAt,
    to: isOwn ? homeworkPaths.own(homeworkId) : homeworkPaths.works(classId, homeworkId),
  }))
}
