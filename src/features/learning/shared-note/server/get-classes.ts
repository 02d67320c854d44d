import { sql } from 'drizzle-orm'
import { stateOf } from '#src/features/learning/class/server/state.ts'
import type { ClassRole, ClassState } from '#src/features/learning/class/limits.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { sharedNoteApi as api } from '../contract.ts'
import { classesShown, type SharedState } from '../limits.ts'
import { counts } from './columns.ts'
import { ownNote } from './own-note.ts'
import { type Former, mayShare, mayShareAgain, mayTakeBack } from './rules.ts'

interface Row extends Former, Record<string, unknown> {
  classId: number
  name: string
  role: ClassRole
  classState: ClassState
  sharedId: number | null
  counts: boolean
}

/** Lists the classes of the viewer that have the course of a note; archived ones where they read it. */
export async function getClasses({
  db,
  viewer,
  input: { key },
}: Call<typeof api.getClasses>): Promise<AnswerOf<typeof api.getClasses>> {
  const { noteId } = await ownNote(db, { userId: viewer.id, key })
  const { rows } = await db.execute<Row>(sql`
    select c.id as "classId", c.name, m.role, ${stateOf} as "classState", s.id as "sharedId",
      s.id is not null and ${counts} as counts, s.hidden_reason is not null as hidden,
      s.removed_at is not null as removed, coalesce(n.updated_at > s.removed_at, false) as "editedSince"
    from notes n join class_courses own on own.course_id = n.course_id
    join class_members m on m.class_id = own.class_id and m.user_id = n.user_id and m.state = 'member'
    join classes c on c.id = own.class_id
    left join shared_notes s on s.note_id = n.id and s.class_id = c.id
    where n.id = ${noteId} and (c.archived_at is null or s.removed_at is null and s.id is not null)
    order by c.year_from desc, c.id desc limit ${classesShown}`)
  return {
    items: rows.map((row) => {
      const { classId, name, role, classState, sharedId } = row
      const state = sharedState(row)
      return {
        ...{ classId, name, sharedId, state },
        can: {
          share: canOf(
            mayShare({ role, state: classState }, { hasCourse: true }) ?? mayShareAgain(row),
          ),
          takeBack: canOf(mayTakeBack(row)),
        },
      }
    }),
  }
}

function sharedState({ hidden, removed, counts: isShared }: Row): SharedState {
  if (hidden) return 'hidden'
  if (removed) return 'removed'
  return isShared ? 'shared' : 'none'
}
