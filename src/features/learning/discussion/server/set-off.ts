import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionsOff } from '../tables.ts'
import { holdTalk } from './find.ts'
import { maySetOff } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Switches the discussion of a class off, or on. Its topics stay. */
export async function setOff({ db, viewer, input, events }: Call<typeof api.setOff>) {
  const { classId, off } = input
  await db.transaction(async (tx) => {
    must(maySetOff(await holdTalk(tx, { classId, userId: viewer.id })))
    if (off) await tx.insert(discussionsOff).values({ classId }).onConflictDoNothing()
    else await tx.delete(discussionsOff).where(eq(discussionsOff.classId, classId))
    await tellPages(events, tx, { classId })
  })
  return {}
}
