import { sql } from 'drizzle-orm'
import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import { maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { announcementApi as api } from '../contract.ts'
import { reminderHours } from '../limits.ts'
import { findAnnouncement } from './find.ts'
import { mayChange, mayRemind, maySeeReaders } from './rules.ts'

interface About {
  files: number[]
  read: number
  students: number
  remindedAt: Date | null
  remindedLately: boolean
}

const announcementId = sql`${sql.placeholder('announcementId')}::int`

/** SQL: the moment since which a reminder counts as a late one. */
export const lately = sql`now() - make_interval(hours => ${sql.raw(String(reminderHours))})`

const about = prepared<About>(
  'announcement_about',
  sql`
  select array(select user_file_id from announcement_files where announcement_id = ${announcementId}) as files,
    count(r.user_id)::int as read, count(m.user_id)::int as students, last.at as "remindedAt",
    coalesce(last.at > ${lately}, false) as "remindedLately"
  from (select max(reminded_at) as at from announcement_reminders where announcement_id = ${announcementId}) last
  left join class_members m on m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student'
    and m.state = 'member'
  left join announcement_reads r on r.announcement_id = ${announcementId} and r.user_id = m.user_id
  group by last.at`,
)

/** Reads an announcement, with its files for the viewer's session. */
export async function getAnnouncement(
  call: Call<typeof api.getOne>,
): Promise<AnswerOf<typeof api.getOne>> {
  const { db, viewer, locale, input } = call
  const found = await findAnnouncement(db, { ...input, userId: viewer.id })
  const [facts] = await about(db, { ...input, classId: found.classId })
  const { files, read, students, remindedAt, remindedLately } = facts!
  const open = await openTexts(call, viewer, [found.body], new Set(files))
  const change = mayChange(found)
  const asHelper = maySeeStudents(found) === null
  return {
    ...headOf(found),
    announcementId: found.announcementId,
    ...{ title: found.title, pinned: found.pinned, published: found.published },
    author: presentPerson(found.author, locale),
    publishAt: found.publishAt.toISOString(),
    editedAt: found.editedAt?.toISOString() ?? null,
    isRead: found.isRead,
    readers: asHelper ? { read, students } : null,
    body: open(found.body),
    source: change === null ? found.body : null,
    remindedAt: asHelper ? (remindedAt?.toISOString() ?? null) : null,
    remindedLately: asHelper && remindedLately,
    hasFiles: mayCall({ access: 'teacher' }, viewer) === null,
    can: {
      change: canOf(change),
      seeReaders: canOf(maySeeReaders(found)),
      remind: canOf(mayRemind(found, students - read)),
    },
  }
}
