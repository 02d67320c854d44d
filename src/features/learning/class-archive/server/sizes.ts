import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'

/** The bytes of all files that were handed in last to homework of a class, also where it was withdrawn. */
export async function bytesOfWorks(db: Db | Tx, classId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(f.size), 0)::float8 as bytes
    from homework h join homework_works w on w.homework_id = h.id
    join homework_hand_ins n on n.work_id = w.id and n.number = w.hand_ins
    join user_files u on u.id = any(n.photos || n.files) join files f on f.id = u.file_id
    where h.class_id = ${classId} and h.state <> 'draft'`)
  return rows[0]!.bytes
}

/** The bytes of the files that teachers gave: with homework, in announcements and as materials. */
export async function bytesGiven(db: Db, classId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(f.size), 0)::float8 as bytes from (
      select a.user_file_id from homework_attachments a join homework h on h.id = a.homework_id
        where h.class_id = ${classId} and h.state <> 'draft'
      union all select x.user_file_id from announcement_files x join announcements a on a.id = x.announcement_id
        where a.class_id = ${classId} and a.publish_at <= now()
      union all select m.user_file_id from class_materials m where m.class_id = ${classId}) given
    join user_files u on u.id = given.user_file_id join files f on f.id = u.file_id`)
  return rows[0]!.bytes
}
