import { sql } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { WorkState } from '../limits.ts'
import { groupName, isConcerned, isNameless, wordsId, workCode, workState } from './columns.ts'

/** A student whom homework concerns, with the work as it is. */
export interface ListedWork extends Record<string, unknown> {
  /** A code where names are hidden, which is the number too. */
  person: NonNullable<PersonJson>
  nameless: boolean
  number: string
  group: string | null
  workId: number | null
  /** The work of the group; null for a student who works alone. */
  sharedId: number | null
  state: WorkState
  handedInAt: string | null
  daysLate: number
  rawMark: number | null
  markRevision: number
  comment: string
  /** What was handed in last. */
  text: string | null
  photos: number[]
  files: number[]
}

/** Reads all works of homework in one statement, by number and name. */
export async function allWorks(db: Db | Tx, homeworkId: number): Promise<ListedWork[]> {
  const { rows } = await db.execute<ListedWork>(sql`
    select case when ${isNameless} then json_build_object('userId', u.id, 'realName', ${workCode}, 'realNameEn', null,
        'username', ${workCode}) else ${personJson('u')} end as person, ${isNameless} as nameless,
      case when ${isNameless} then ${workCode} else m.student_number end as number,
      case when not (${isNameless}) then ${groupName} end as group, w.id as "workId", w.shared_id as "sharedId",
      ${workState} as state, w.handed_in_at as "handedInAt", coalesce(w.days_late, 0) as "daysLate",
      w.raw_mark as "rawMark", coalesce(w.mark_revision, 0)::float8 as "markRevision", coalesce(w.comment, '') as comment,
      n.text, coalesce(n.photos, '{}') as photos, coalesce(n.files, '{}') as files
    from homework h join class_members m on m.class_id = h.class_id
    join users u on u.id = m.user_id and u.erased_at is null
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    left join homework_hand_ins n on n.work_id = ${wordsId} and n.number = w.hand_ins
    where h.id = ${homeworkId} and ${isConcerned}
    order by case when ${isNameless} then ${workCode} end, nullif(m.student_number, '') collate "zh-numeric" nulls last, u.real_name collate "zh-x-icu", u.id`)
  return rows
}

/** The works without those that further members of a group have in common with the first one. */
export function onePerWork(works: readonly ListedWork[]): ListedWork[] {
  const seen = new Set<number>()
  return works.filter(({ sharedId }) => {
    if (sharedId === null) return true
    const isFirst = !seen.has(sharedId)
    seen.add(sharedId)
    return isFirst
  })
}
