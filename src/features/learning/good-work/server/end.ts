import { eq } from 'drizzle-orm'
import { tell } from '#src/features/learning/class/server/tell.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { goodWorkApi as api } from '../contract.ts'
import { goodWorkPaths } from '../paths.ts'
import { goodWorks } from '../tables.ts'
import { holdGoodWork } from './hold-good-work.ts'
import { goodWorkMessages } from './messages-text.ts'
import { mayEnd } from './rules.ts'

/** Ends the showing, or takes the question back. Students of a work that was shown are told. */
export async function endShowing(call: Call<typeof api.end>) {
  const { db, viewer, input } = call
  const { goodWorkId } = input
  await db.transaction(async (tx) => {
    const { found, standing } = await holdGoodWork(tx, { goodWorkId, userId: viewer.id })
    must(mayEnd(standing, found.state))
    await tx.delete(goodWorks).where(eq(goodWorks.id, goodWorkId))
    if (found.state !== 'shown') return
    await tell(tx, call, {
      ...{ to: found.studentIds, of: standing, words: goodWorkMessages.ended(found.title) },
      link: goodWorkPaths.list(found.classId),
    })
  })
  return {}
}
