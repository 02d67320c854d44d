import { asc, eq, sql } from 'drizzle-orm'
import type { Copied, RoomRow } from '#src/features/learning/class/server/copied-port.ts'
import { homework } from '../tables.ts'
import { homeworkQuizzes } from './quiz-port.ts'

/** The key of a copy of the homework `h` within its class, which is new. Later rooms find the copy by it. */
export const keyOfCopy = sql`md5('copy ' || h.id)`

/**
 * Copies homework as drafts for all, with its settings, its criteria and those of its files that are the teacher's who
 * copies. Works and marks belong to people, and stay.
 */
export const copyOfClass: Copied = {
  kind: 'homework',
  async rows(db, { fromId, userId }) {
    const found = await db
      .select({
        ...{ id: homework.id, title: homework.title },
        ...{
          visibleFrom: homework.visibleFrom,
          dueAt: homework.dueAt,
          lateUntil: homework.lateUntil,
        },
        leaves: sql<
          string[]
        >`coalesce((select json_agg(u.name order by a.place) from homework_attachments a
          join user_files u on u.id = a.user_file_id
          where a.homework_id = homework.id and u.owner_id is distinct from ${userId}), '[]')`,
      })
      .from(homework)
      .where(eq(homework.classId, fromId))
      .orderBy(asc(homework.dueAt), asc(homework.id))
    return found.map(({ id, title, leaves, ...dates }): RoomRow => ({
      ...{ id, title, leaves },
      dates: (['visibleFrom', 'dueAt', 'lateUntil'] as const).flatMap((field) => {
        const at = dates[field]
        return at === null ? [] : [{ field, at: at.toISOString() }]
      }),
    }))
  },
  async copy(tx, { fromId, classId, userId, ports, chosen }) {
    const given = JSON.stringify(chosen.map(({ id, dates }) => ({ id, ...dates })))
    await tx.execute(sql`
      insert into homework (class_id, key, kind, title, body, full_mark, criteria, visible_from, due_at, late_until,
        late_percent, late_floor, photos_most, files_most, kinds, recording_minutes, names_hidden, in_groups, created_by_id)
      select ${classId}, ${keyOfCopy}, h.kind, h.title, h.body, h.full_mark, h.criteria, g."visibleFrom", g."dueAt",
        g."lateUntil", case when g."lateUntil" is null then 0 else h.late_percent end,
        case when g."lateUntil" is null then 0 else h.late_floor end,
        h.photos_most, h.files_most, h.kinds, h.recording_minutes, h.names_hidden, h.in_groups, ${userId}
      from homework h
      join json_to_recordset(${given}::json) g(id int, "visibleFrom" timestamptz, "dueAt" timestamptz,
        "lateUntil" timestamptz) on g.id = h.id
      where h.class_id = ${fromId} order by h.id`)
    await tx.execute(sql`
      insert into homework_attachments (homework_id, user_file_id, place)
      select n.id, a.user_file_id, a.place
      from homework h join homework n on n.class_id = ${classId} and n.key = ${keyOfCopy}
      join homework_attachments a on a.homework_id = h.id
      join user_files u on u.id = a.user_file_id and u.owner_id = ${userId}
      where h.class_id = ${fromId}`)
    const { rows } = await tx.execute<{ from: number; to: number }>(sql`
      select h.id as "from", n.id as "to" from homework h
      join homework n on n.class_id = ${classId} and n.key = ${keyOfCopy}
      where h.class_id = ${fromId} and h.kind = 'quiz' order by h.id`)
    for (const quiz of rows) await ports.get(homeworkQuizzes).copied(tx, quiz)
  },
}
