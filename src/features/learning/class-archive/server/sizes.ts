import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'

/** The bytes of all files that were handed in last to published homework of a class. */
export async function bytesOfWorks(db: Db | Tx, classId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(f.size), 0)::float8 as bytes
    from homework h join homework_works w on w.homework_id = h.id
    join homework_hand_ins n on n.work_id = w.id and n.number = w.hand_ins
    join user_files u on u.id = any(n.photos || n.files) join files f on f.id = u.file_id
    where h.class_id = ${classId} and h.state = 'published'`)
  return rows[0]!.bytes
}
