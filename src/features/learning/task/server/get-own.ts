import { and, eq } from 'drizzle-orm'
import { courseFacts } from '#src/features/learning/interaction/server/facts.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { taskApi } from '../contract.ts'
import { taskAnswers } from '../tables.ts'
import { noWords } from './merge-drafts.ts'
import { readPast } from './read-past.ts'
import { openTask } from './read-task.ts'
import { mayAnswer, mayWork, takesAnswer } from './rules.ts'

const noStaff = { teaches: false }

/** Returns the viewer's own answer to a teaching task. */
export async function getOwn(
  call: Call<typeof taskApi.getOwn>,
): Promise<AnswerOf<typeof taskApi.getOwn>> {
  const { db, viewer, input } = call
  const { state, handsIn } = await openTask(call)
  const can = {
    answer: canOf(mayAnswer(state) ?? takesAnswer({ handsIn })),
    // No query for learners, who are most of those who ask.
    work: canOf(mayWork(state.staff ? await courseFacts(db, input.courseId, viewer) : noStaff)),
  }
  const [found] = await db
    .select()
    .from(taskAnswers)
    .where(and(eq(taskAnswers.itemId, input.itemId), eq(taskAnswers.userId, viewer.id)))
  if (!found) {
    return {
      draft: { revision: 0, ...noWords },
      ...{ handedInRevision: 0, handIns: [], comments: [], given: [], can },
    }
  }
  const { id, revision, text, photos, files, handedInRevision } = found
  return {
    draft: { revision, text, photos, files },
    ...{ handedInRevision, can },
    ...(await readPast(call, id, [...photos, ...files])),
  }
}
