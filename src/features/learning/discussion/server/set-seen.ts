import { sql } from 'drizzle-orm'
import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { visitMinutes } from '../limits.ts'

/**
 * Records that the viewer is at the topics of a class. A visit lasts until the person has been away for a while: until then
 * what was new at its beginning stays marked. Nothing changes in an archived class.
 */
export async function setSeen({ db, viewer, input: { classId } }: Call<typeof api.setSeen>) {
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  if (standing.state === 'archived') return {}
  await db.execute(sql`
    insert into discussion_visits as v (class_id, user_id, seen_at, since_at)
    select m.class_id, m.user_id, now(), m.since from class_members m
    where m.class_id = ${classId} and m.user_id = ${viewer.id} and m.state = 'member'
    on conflict (class_id, user_id) do update set seen_at = now(),
      since_at = case when v.seen_at < now() - make_interval(mins => ${visitMinutes})
        then v.seen_at else v.since_at end`)
  return {}
}
