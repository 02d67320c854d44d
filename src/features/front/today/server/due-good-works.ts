import { sql } from 'drizzle-orm'
import { goodWorkPaths } from '#src/features/learning/good-work/paths.ts'
import { counts } from '#src/features/learning/good-work/server/columns.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mostOfKind, type Source, todo, userId } from './source.ts'

const asked = prepared<{ classId: number; className: string; count: number }>(
  'today_good_works',
  sql`select c.id as "classId", c.name as "className", count(*)::int as count
    from good_work_consents k join good_works g on g.id = k.good_work_id join homework_works s on s.id = g.work_id
    join homework h on h.id = s.homework_id join classes c on c.id = h.class_id and c.archived_at is null
    where k.user_id = ${userId} and k.answer is null and ${counts}
    group by c.id order by max(g.proposed_at), c.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Works of the viewer that a teacher would like to show to the class, by class. */
export const goodWorksAsked: Source = async ({ db, viewer }) =>
  (await asked(db, { userId: viewer.id })).map(({ classId, className, count }) =>
    todo({
      ...{ kind: 'goodWorks', name: className, count },
      to: goodWorkPaths.list(classId, { state: 'waiting' }),
    }),
  )
