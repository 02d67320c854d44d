import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { announcementApi as api } from '../contract.ts'
import { readersPerPage } from '../limits.ts'
import { findAnnouncement } from './find.ts'
import { maySeeReaders } from './rules.ts'

interface Found {
  students: number
  read: number
  items: {
    person: PersonJson
    number: string
    readAt: string | null
    remindedAt: string | null
  }[]
}

const { placeholder } = sql
const announcementId = sql`${placeholder('announcementId')}::int`
const byNumber = sql`nullif(s.number, '') collate "zh-numeric" nulls last, s.real_name collate "zh-x-icu", s.id`

// One statement, prepared: the counts are those of the list, whatever changes meanwhile.
const read = prepared<Found>(
  'announcement_readers',
  sql`
  with students as materialized (
    select m.student_number as number, r.read_at, u.id, u.real_name, u.real_name_en, u.username, u.erased_at
    from class_members m join users u on u.id = m.user_id
    left join announcement_reads r on r.announcement_id = ${announcementId} and r.user_id = m.user_id
    where m.class_id = ${placeholder('classId')}::int and m.role = 'student' and m.state = 'member'
  ), page as (
    select s.*, row_number() over (order by ${byNumber}) as place from students s
    where (s.read_at is not null) = ${placeholder('wantsRead')}::boolean
    order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  )
  select count(*)::int as students, count(read_at)::int as read,
    (select coalesce(json_agg(json_build_object('person', ${personJson('p')}, 'number', p.number, 'readAt', p.read_at,
        'remindedAt', (select n.reminded_at from announcement_reminders n
          where n.announcement_id = ${announcementId} and n.user_id = p.id)) order by p.place), '[]')
      from page p) as items
  from students`,
)

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

/** Lists the present students of the class who have read an announcement, or who have not, by their numbers. */
export async function getReaders({
  db,
  viewer,
  locale,
  input: { announcementId: id, state, page },
}: Call<typeof api.getReaders>): Promise<AnswerOf<typeof api.getReaders>> {
  const found = await findAnnouncement(db, { announcementId: id, userId: viewer.id })
  must(maySeeReaders(found))
  const [counted] = await read(db, {
    ...{ announcementId: id, classId: found.classId, wantsRead: state === 'read' },
    ...rowsOf(page, readersPerPage),
  })
  const { students, read: readers } = counted!
  const items = counted!.items.flatMap(({ person, number, readAt, remindedAt }) => {
    const shown = presentPerson(person, locale)
    return shown ? [{ ...shown, number, readAt: iso(readAt), remindedAt: iso(remindedAt) }] : []
  })
  const total = state === 'read' ? readers : students - readers
  return { ...paged({ total, page, perPage: readersPerPage, items }), read: readers, students }
}
