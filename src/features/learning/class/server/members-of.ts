import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { ClassRole } from '../limits.ts'

/** A member of a class, for later rooms. Invited people and those who ask to join are none. */
export interface MemberRow {
  classId: number
  userId: number
  role: ClassRole
  number: string
  groupId: number | null
}

const members = prepared<MemberRow>(
  'class_members_of',
  sql`select m.class_id as "classId", m.user_id as "userId", m.role, m.student_number as number,
      m.group_id as "groupId"
    from class_members m
    where m.class_id = any(${sql.placeholder('classIds')}::int[]) and m.state = 'member'
    order by m.class_id, m.user_id`,
)

/** Returns the members of classes, in order of the classes. */
export const membersOf = (db: Db, classIds: readonly number[]): Promise<MemberRow[]> =>
  members(db, { classIds })

const own = prepared<{ classId: number; role: ClassRole; archived: boolean }>(
  'class_classes_of',
  sql`select m.class_id as "classId", m.role, c.archived_at is not null as archived
    from class_members m join classes c on c.id = m.class_id
    where m.user_id = ${sql.placeholder('userId')}::int and m.state = 'member'
    order by m.class_id`,
)

/** Returns the classes to which a person belongs. */
export const classesOf = (db: Db, userId: number) => own(db, { userId })
