import { eq, sql } from 'drizzle-orm'
import { teachesCourse } from '#src/features/learning/interaction/server/facts.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { bulletApi } from '../contract.ts'
import { bullets } from '../tables.ts'
import { mayDelete } from './rules.ts'

interface Row extends Record<string, unknown> {
  authorId: number
  hidden: boolean
  teaches: boolean
}

/** Deletes a comment; one that is gone already is deleted. Its author needs no right to the course any more. */
export async function deleteBullet({
  db,
  viewer,
  input: { bulletId },
}: Call<typeof bulletApi.delete>) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      select b.author_id as "authorId", b.hidden_reason is not null as hidden, ${teachesCourse(viewer.id)} as teaches
      from bullets b join course_items i on i.id = b.item_id join courses c on c.id = i.course_id
      where b.id = ${bulletId} for update of b`)
    const [found] = rows
    if (!found) return
    must(mayDelete({ ...found, isMine: found.authorId === viewer.id }))
    await tx.delete(bullets).where(eq(bullets.id, bulletId))
  })
  return {}
}
