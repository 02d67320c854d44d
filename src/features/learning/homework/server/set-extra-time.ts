import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { changed, moveDates } from './change-work.ts'
import { holdHomework } from './facts.ts'
import { homeworkMessages } from './messages-text.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { mayDecide } from './rules.ts'
import { tellLearners } from './tell.ts'
import { holdWorkOf } from './works.ts'

/** Gives one student extra minutes for a quiz with a time limit, in place of those before; 0 takes them back. An attempt that runs follows at once. */
export async function setExtraTime(call: Call<typeof homeworkApi.setExtraTime>) {
  const { db, ports, viewer, input } = call
  const { homeworkId, userId, minutes } = input
  const quiz = await ports.get(homeworkQuizzes).settings(db, homeworkId)
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayDecide(facts))
    const held = await holdWorkOf(tx, { homeworkId, userId })
    const from = held.own.extraMinutes
    if (from === minutes) return
    // Minutes can be removed also when the quiz no longer has a limit.
    if (minutes > 0 && (quiz?.timeLimit ?? null) === null) {
      throw new AppError(homeworkErrors.noTimeLimit)
    }
    await changed(tx, held, { extraMinutes: minutes, changedAt: new Date() })
    await moveDates(tx, call, facts, userId)
    const detail = { from, to: minutes }
    await record(tx, {
      ...{ homeworkId, kind: 'extraTime', actorId: viewer.id, subjectId: userId, detail },
    })
    if (minutes === 0) return
    const words = homeworkMessages.extraTime(facts.title, minutes)
    await tellLearners(tx, call, facts, [userId], words)
  })
  return {}
}
