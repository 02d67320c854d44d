import { sql } from 'drizzle-orm'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { tell } from '#src/features/learning/class/server/tell.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { lessonApi } from '../contract.ts'
import { lessonPaths } from '../paths.ts'
import { decidedWords } from './leave-text.ts'
import { markApprovedLeaves } from './mark-leaves.ts'
import { mayDecideLeave } from './rules.ts'

/**
 * Approves or refuses requests that wait. Those that were decided or withdrawn meanwhile are left out. Approved leave
 * becomes the state of the students in lessons of these days, which begin later or in which they were absent.
 */
export async function decideLeaves(call: Call<typeof lessonApi.decideLeaves>) {
  const { db, viewer, input } = call
  const { classId, leaveIds, approve, answer } = input
  return db.transaction(async (tx) => {
    // A lesson of the class does not begin meanwhile.
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayDecideLeave(found))
    const named = leaveIds ? sql`and id = any(${sql.param(leaveIds)}::int[])` : sql``
    const { rows } = await tx.execute<{ leaveId: number; userId: number }>(sql`
      update leave_requests set state = ${approve ? 'approved' : 'refused'}, answer = ${answer},
        decided_by_id = ${viewer.id}, decided_at = now()
      where class_id = ${classId} and state = 'waiting' ${named}
      returning id as "leaveId", user_id as "userId"`)
    if (rows.length === 0) return { decided: 0 }
    if (approve)
      await markApprovedLeaves(tx, { classId, leaveIds: rows.map(({ leaveId }) => leaveId) })
    await tell(tx, call, {
      ...{ to: [...new Set(rows.map(({ userId }) => userId))], of: found },
      ...{ words: decidedWords(approve, answer), link: lessonPaths.leave(classId) },
    })
    return { decided: rows.length }
  })
}
