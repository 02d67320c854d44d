import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { mayOpen, maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { announcementApi as api } from '../contract.ts'
import { announcementsPerPage, excerptLength } from '../limits.ts'
import { mayWrite } from './rules.ts'

interface Row {
  announcementId: number
  title: string
  start: string
  author: PersonJson
  pinned: boolean
  publishAt: Date
  published: boolean
  editedAt: Date | null
  isRead: boolean
  files: number
  read: number
  students: number
  total: number
}

const { placeholder } = sql
const classId = sql`${placeholder('classId')}::int`
const looksAfter = sql`${placeholder('looksAfter')}::boolean`

const read = prepared<Row>(
  'announcement_list',
  sql`
  with shown as materialized (
    select a.*, count(*) over ()::int as total from announcements a
    where a.class_id = ${classId} and (a.publish_at <= now() or ${looksAfter})
    order by a.pinned_at is not null desc, a.publish_at desc, a.id desc
    limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  ), students as materialized (
    select user_id from class_members
    where class_id = ${classId} and role = 'student' and state = 'member' and ${looksAfter}
  ), counted as (
    select r.announcement_id as id, count(*)::int as read
    from announcement_reads r join students s on s.user_id = r.user_id
    where r.announcement_id in (select id from shown) group by r.announcement_id
  )
  select a.id as "announcementId", a.title, left(a.body, 1500) as start, ${personJson('u')} as author,
    a.pinned_at is not null as pinned, a.publish_at as "publishAt", a.publish_at <= now() as published,
    a.edited_at as "editedAt", a.total,
    exists (select from announcement_reads r
      where r.announcement_id = a.id and r.user_id = ${placeholder('userId')}::int) as "isRead",
    (select count(*)::int from announcement_files f where f.announcement_id = a.id) as files,
    coalesce(k.read, 0) as read, (select count(*)::int from students) as students
  from shown a left join users u on u.id = a.author_id left join counted k on k.id = a.id
  order by a.pinned_at is not null desc, a.publish_at desc, a.id desc`,
)

const countAll = prepared<{ total: number }>(
  'announcement_count',
  sql`select count(*)::int as total from announcements a
    where a.class_id = ${classId} and (a.publish_at <= now() or ${looksAfter})`,
)

/** Lists the announcements of a class. Those who look after it see the ones to come, and by how many each was read. */
export async function listAnnouncements({
  db,
  viewer,
  locale,
  input: { classId: id, page },
}: Call<typeof api.getList>): Promise<AnswerOf<typeof api.getList>> {
  const standing = await readClass(db, { classId: id, userId: viewer.id })
  must(mayOpen(standing))
  const asHelper = maySeeStudents(standing) === null
  const asked = { classId: id, looksAfter: asHelper }
  const rows = await read(db, {
    ...{ ...asked, userId: viewer.id },
    ...rowsOf(page, announcementsPerPage),
  })
  // A page after the last one has no row that says how many there are.
  const total = rows[0]?.total ?? (page === 1 ? 0 : (await countAll(db, asked))[0]!.total)
  const items = rows.map((row) => ({
    ...{ announcementId: row.announcementId, title: row.title, pinned: row.pinned },
    author: presentPerson(row.author, locale),
    ...{ published: row.published, isRead: row.isRead, files: row.files },
    publishAt: row.publishAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    readers: asHelper ? { read: row.read, students: row.students } : null,
    excerpt: excerptOf(row.start),
  }))
  return {
    ...headOf(standing),
    ...paged({ total, page, perPage: announcementsPerPage, items }),
    hasFiles: mayCall({ access: 'teacher' }, viewer) === null,
    can: { write: canOf(mayWrite(standing)) },
  }
}

/** Returns the first words of a text whose HTML may be cut off. */
function excerptOf(start: string): string {
  const text = textOfHtml(start.replace(/<[^>]*$/, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength)}…`
}
