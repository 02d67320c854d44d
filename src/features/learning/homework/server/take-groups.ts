import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/**
 * Takes those of the chosen groups of the class that the homework does not have yet, each with its students of this moment.
 * Students who have a group, or have handed in, are not moved, and later changes of groups in the class move nobody.
 * @returns the number of groups that the homework has
 */
export async function takeGroups(tx: Tx, homeworkId: number): Promise<number> {
  const { rows } = await tx.execute<{ workId: number; classGroupId: number }>(sql`
    insert into homework_works (homework_id, group_name, class_group_id)
    select h.id, g.name, g.id from homework h join class_groups g on g.class_id = h.class_id
    where h.id = ${homeworkId}
      and (h.audience = 'all' or exists (
        select from homework_targets t where t.homework_id = h.id and t.group_id = g.id))
      and exists (select from class_members m where m.class_id = h.class_id and m.group_id = g.id
        and m.role = 'student' and m.state = 'member' and not exists (
          select from homework_works w where w.homework_id = h.id and w.user_id = m.user_id
            and (w.shared_id is not null or w.hand_ins > 0 or w.marked_at is not null)))
      and not exists (select from homework_works s where s.homework_id = h.id and s.class_group_id = g.id)
    order by g.name collate "zh-numeric", g.id
    returning id as "workId", class_group_id as "classGroupId"`)
  const taken = JSON.stringify(rows)
  await tx.execute(sql`
    insert into homework_works as w (homework_id, user_id, shared_id)
    select h.id, m.user_id, t."workId"
    from jsonb_to_recordset(${taken}::jsonb) as t ("workId" int, "classGroupId" int)
    join homework h on h.id = ${homeworkId}
    join class_members m on m.class_id = h.class_id and m.group_id = t."classGroupId"
      and m.role = 'student' and m.state = 'member'
    on conflict (homework_id, user_id) do update set shared_id = excluded.shared_id
      where w.shared_id is null and w.hand_ins = 0 and w.marked_at is null`)
  await renewRevisions(tx, homeworkId)
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from homework_works where homework_id = ${homeworkId} and group_name is not null`)
  return counted[0]!.count
}

/**
 * Gives the drafts of groups numbers above those of the drafts that their members had alone, so that a device which still
 * names its former draft is merged with the new one, and does not replace it.
 */
async function renewRevisions(tx: Tx, homeworkId: number): Promise<void> {
  await tx.execute(sql`
    update homework_works s set revision = o.most + 1
    from (select shared_id, max(revision) as most from homework_works
      where homework_id = ${homeworkId} and shared_id is not null group by shared_id) o
    where s.id = o.shared_id and s.revision <= o.most and o.most > 0`)
}
