import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionFollowers, interactionMeToo as marks, interactions } from '../tables.ts'
import { lockInteraction, readableInteraction } from './facts.ts'
import { haveSame } from './rules.ts'

/** Marks a question as one's own too, and follows it, or takes the mark back. @throws interaction.own */
export async function setMeToo({ db, viewer, input }: Call<typeof interactionApi.setMeToo>) {
  const { interactionId } = input
  must(haveSame(await readableInteraction(db, interactionId, viewer)))
  return db.transaction(async (tx) => {
    // The count's row is locked first, so that marks at the same time follow one another.
    await lockInteraction(tx, interactionId)
    const mark = { interactionId, userId: viewer.id }
    const written = input.meToo
      ? await tx.insert(marks).values(mark).onConflictDoNothing().returning()
      : await tx
          .delete(marks)
          .where(and(eq(marks.interactionId, interactionId), eq(marks.userId, viewer.id)))
          .returning()
    if (written.length > 0 && input.meToo) {
      await tx.insert(interactionFollowers).values(mark).onConflictDoNothing()
    }
    const step = written.length === 0 ? 0 : input.meToo ? 1 : -1
    const [row] = await tx
      .update(interactions)
      .set({ meTooCount: sql`${interactions.meTooCount} + ${step}::int` })
      .where(eq(interactions.id, interactionId))
      .returning({ meToo: interactions.meTooCount })
    return { meToo: row?.meToo ?? 0 }
  })
}
