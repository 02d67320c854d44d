import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { sharedNoteApi as api } from '../contract.ts'
import { mayTakeBack } from './rules.ts'

/** Takes one's own note back from a class. One that is not shared, or is another person's, changes nothing. */
export async function takeBackNote({ db, viewer, input: { sharedId } }: Call<typeof api.takeBack>) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hidden: boolean }>(sql`
      select hidden_reason is not null as hidden from shared_notes
      where id = ${sharedId} and user_id = ${viewer.id} for update`)
    const [found] = rows
    if (!found) return
    must(mayTakeBack(found))
    // One that a teacher has taken out stays on record, so that it is not shared again unchanged.
    await tx.execute(sql`delete from shared_notes where id = ${sharedId} and removed_at is null`)
  })
  return {}
}
