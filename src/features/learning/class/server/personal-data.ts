import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { classes, classEvents, classMembers } from '../tables.ts'

/** The personal data in classes. */
export const classParts = [
  personalPart({
    id: 'classes',
    name: { zh: '班级', en: 'Classes' },
    tables: ['class_members', 'classes'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name, c.year_from, c.semester, m.role, m.state, m.student_number, g.name as "group", m.since
      from class_members m join classes c on c.id = m.class_id left join class_groups g on g.id = m.group_id
      where m.user_id = ${userId}
      union all
      select c.name, c.year_from, c.semester, 'owner', 'offered', '', null, c.created_at
      from classes c where c.transfer_to_id = ${userId}
      order by since`,
    async erase(tx, userId) {
      await handOver(tx, userId)
      await leaveAll(tx, userId)
      await tx.update(classes).set({ transferToId: null }).where(eq(classes.transferToId, userId))
      await tx.delete(classMembers).where(eq(classMembers.userId, userId))
    },
  }),
  personalPart({
    id: 'class-history',
    name: { zh: '班级变动记录', en: 'History of classes' },
    tables: ['class_events'],
    fate: {
      anonymous: {
        zh: '记录保留，不再显示姓名',
        en: 'The records stay, without your name',
      },
    },
    rows: (userId) => sql`
      select c.name as class, e.kind, e.detail - 'key' as detail, e.at, e.actor_id = ${userId} as own_act
      from class_events e join classes c on c.id = e.class_id
      where e.actor_id = ${userId} or e.subject_id = ${userId} order by e.id`,
    async erase(tx, userId) {
      await tx.update(classEvents).set({ actorId: null }).where(eq(classEvents.actorId, userId))
      await tx.update(classEvents).set({ subjectId: null }).where(eq(classEvents.subjectId, userId))
    },
  }),
]

/**
 * Gives the classes of an owner who leaves the site to their longest co-teacher. A class without one is archived: its
 * people can still read it.
 */
async function handOver(tx: Tx, userId: number): Promise<void> {
  const heirs = sql`
    select distinct on (m.class_id) m.class_id, m.user_id from class_members m
    where m.role = 'coTeacher' and m.state = 'member' and m.class_id in (
      select class_id from class_members where user_id = ${userId} and role = 'owner')
    order by m.class_id, m.since, m.user_id`
  const { rows } = await tx.execute<{ class_id: number; user_id: number }>(heirs)
  const [classIds, userIds] = [rows.map((row) => row.class_id), rows.map((row) => row.user_id)]
  await tx.execute(sql`
    with ended as (
      update classes c set archived_at = now(), transfer_to_id = null from class_members m
      where m.class_id = c.id and m.user_id = ${userId} and m.role = 'owner' and c.archived_at is null
        and c.id <> all(${sql.param(classIds)}::int[]) returning c.id),
    gone as (delete from class_members x using ended where x.class_id = ended.id and x.state <> 'member')
    insert into class_events (class_id, kind) select id, 'archived' from ended`)
  await tx.execute(sql`
    insert into class_events (class_id, kind, actor_id)
    select class_id, 'takenOver', user_id
    from unnest(${sql.param(classIds)}::int[], ${sql.param(userIds)}::int[]) as heir (class_id, user_id)`)
  // The heir has offered it to nobody.
  await tx.update(classes).set({ transferToId: null }).where(inArray(classes.id, classIds))
  await tx.execute(sql`delete from class_members where user_id = ${userId} and role = 'owner'`)
  await tx.execute(sql`
    update class_members m set role = 'owner'
    from unnest(${sql.param(classIds)}::int[], ${sql.param(userIds)}::int[]) as heir (class_id, user_id)
    where m.class_id = heir.class_id and m.user_id = heir.user_id`)
}

/** Records that an account leaves its classes, without saying whose it was. */
async function leaveAll(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into class_events (class_id, kind, subject_id)
    select class_id,
      case state when 'member' then 'quit' when 'requested' then 'withdrawn' else 'refused' end, null::int
    from class_members where user_id = ${userId}
    union all
    select c.id, 'offerDeclined', o.user_id from classes c
    left join class_members o on o.class_id = c.id and o.role = 'owner' where c.transfer_to_id = ${userId}`)
}
