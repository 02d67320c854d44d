import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import type { ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { mayAnswer, takesAnswer } from './rules.ts'

// Each save of a draft asks this.
const findTask = prepared<{ kind: ItemKind; handsIn: boolean }>(
  'task_of_item',
  sql`select kind, hands_in as "handsIn" from ${liveItems} i
    where id = ${sql.placeholder('itemId')}::int and course_id = ${sql.placeholder('courseId')}::int`,
)

type ItemCall = Pick<Call<typeof taskApi.handIn>, 'db' | 'viewer' | 'ports'> & {
  input: { courseId: number; itemId: number }
}

/**
 * Finds a teaching task that the viewer may open.
 * @throws course.itemNotFound, task.notATask, or a refusal of opening the item
 */
export async function openTask({ db, viewer, ports, input }: ItemCall) {
  const { courseId, itemId } = input
  const state = await ports.get(courseOpening).checkItem(db, viewer, { courseId, itemId })
  const [task] = await findTask(db, { courseId, itemId })
  if (!task) throw new AppError(courseErrors.itemNotFound)
  if (task.kind !== 'task') throw new AppError(taskErrors.notATask)
  return { state, handsIn: task.handsIn }
}

/** The same for a learner who writes. @throws also course.notJoined, task.takesNoAnswer */
export async function openForAnswer(call: ItemCall): Promise<void> {
  const { state, handsIn } = await openTask(call)
  must(mayAnswer(state))
  must(takesAnswer({ handsIn }))
}
