import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { WorkState } from '../limits.ts'
import type { GroupMember, OwnGroup } from '../schemas.ts'
import { isNameless, workCode, workState } from './columns.ts'
import type { Work } from './works.ts'

interface Member extends Omit<GroupMember, 'student'> {
  person: NonNullable<PersonJson>
  state: WorkState
}

const { placeholder } = sql

/** Members of a group who are in the class, in its order. */
const members = prepared<Member>(
  'homework_group_members',
  sql`select case when ${isNameless} then json_build_object('userId', u.id, 'realName', ${workCode}, 'realNameEn', null,
      'username', ${workCode}) else ${personJson('u')} end as person,
    case when ${isNameless} then '' else m.student_number end as number, ${workState} as state,
    w.raw_mark as "rawMark", w.own_reason as "ownReason", w.mark_revision::float8 as revision
  from homework_works w join homework h on h.id = w.homework_id
  join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and m.role = 'student' and m.state = 'member'
  join users u on u.id = m.user_id and u.erased_at is null
  where w.shared_id = ${placeholder('sharedId')}::int
  order by case when ${isNameless} then ${workCode} end, nullif(m.student_number, '') collate "zh-numeric" nulls last,
    u.real_name collate "zh-x-icu", u.id`,
)

/** Reads the members of a group, for the teachers and assistants of the class. */
export const membersOfGroup = async (
  db: Db,
  sharedId: number,
  locale: Locale,
): Promise<GroupMember[]> =>
  (await members(db, { sharedId })).map(({ person, ...row }) => ({
    ...row,
    student: presentPerson(person, locale)!,
  }))

const classmates = prepared<{ person: PersonJson; savedBy: PersonJson }>(
  'homework_classmates',
  sql`select ${personJson('u')} as person, ${personJson('b')} as "savedBy"
  from homework_works w join homework_works s on s.id = w.shared_id join homework h on h.id = w.homework_id
  join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and m.role = 'student' and m.state = 'member'
  join users u on u.id = m.user_id and u.erased_at is null left join users b on b.id = s.saved_by_id
  where w.shared_id = ${placeholder('sharedId')}::int
  order by nullif(m.student_number, '') collate "zh-numeric" nulls last, u.real_name collate "zh-x-icu", u.id`,
)

/** Reads the group of a student: names only, as the class shows them, and the last save of the draft with its author. */
export async function ownGroupOf(db: Db, shared: Work, locale: Locale): Promise<OwnGroup> {
  const rows = await classmates(db, { sharedId: shared.id })
  return {
    name: shared.groupName ?? '',
    members: rows.flatMap(({ person }) => presentPerson(person, locale) ?? []),
    saved:
      shared.savedById === null
        ? null
        : {
            by: presentPerson(rows[0]?.savedBy ?? null, locale)?.name ?? null,
            at: shared.savedAt.toISOString(),
          },
  }
}
