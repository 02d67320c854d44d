import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import type { Tx } from '#src/server/database/db.ts'

interface Named extends Record<string, unknown> {
  courseId: number
  kind: CourseKind
  ownerId: number | null
  transferToId: number | null
  nameZh: string
  nameEn: string
}

/** Locks a course and reads its name, for a person who is not one of its teachers yet. */
export async function readNamed(tx: Tx, courseId: number): Promise<Named | null> {
  await tx.execute(sql`select from courses where id = ${courseId} for update`)
  const { rows } = await tx.execute<Named>(sql`
    select c.id as "courseId", c.kind, c.owner_id as "ownerId", c.transfer_to_id as "transferToId",
      coalesce(h.value #>> '{name,zh}', c.name) as "nameZh",
      coalesce(h.value #>> '{name,en}', c.name_en, '') as "nameEn"
    from courses c left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    where c.id = ${courseId} and c.deleted_at is null`)
  return rows[0] ?? null
}
