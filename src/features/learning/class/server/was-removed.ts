import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a teacher has removed this person from the class, and nobody has admitted the person since. The class code
 * alone does not lead back then: joining is a request.
 */
export const wasRemoved = (classId: SQL, userId: SQL): SQL => sql`exists (
  select from class_events r
  where r.class_id = ${classId} and r.subject_id = ${userId} and r.kind = 'removed' and not exists (
    select from class_events a where a.class_id = r.class_id and a.id > r.id
      and ((a.subject_id = r.subject_id and a.kind = 'approved')
        or (a.actor_id = r.subject_id and a.kind in ('joined', 'accepted')))))`
