import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import { readPlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import { setVersion } from '#src/features/learning/quiz/server/set-quiz.ts'
import { remark as markAgain } from '#src/features/learning/quiz/server/remark.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { remarkingApi } from '../contract.ts'
import { remarkingErrors } from '../errors.ts'
import { readQuestion } from './read-question.ts'
import { mayRemark } from './rules.ts'
import { tellRemarkedJob } from './tell-remarked.ts'

/** Marks the answers to a question again, as its preview said; learners are told by a job. */
export async function remark(call: Call<typeof remarkingApi.remark>): Promise<{ changed: number }> {
  const { db, ports, jobs, viewer, input } = call
  const { quizId, questionId, versionId, digest, way } = input
  const { course } = await readPlacedQuiz(call, quizId, { writes: true })
  return db.transaction(async (tx) => {
    const asked = { quizId, questionId, viewer }
    const previewed = (await readQuestion(tx, asked)).target.versionId
    // From then on the version changes no more, so that its digest is that of what marks.
    await fixVersions(tx, [previewed])
    const { target } = await readQuestion(tx, asked)
    if (target.versionId !== versionId || target.digest !== digest) {
      throw new AppError(remarkingErrors.questionChanged)
    }
    must(mayRemark(target.body, way))
    const given = { quizId, questionId, versionId, way, remarkedBy: viewer.id }
    const { remarkingId, changed } = await markAgain(tx, ports, given)
    // A course sets versions with its release; homework has none, and later attempts are asked by the mended key.
    if (!course) await setVersion(tx, { quizId, questionId, versionId })
    if (remarkingId !== null) await jobs.enqueue(tx, tellRemarkedJob.name, { remarkingId })
    return { changed }
  })
}
