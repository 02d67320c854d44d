import { sql } from 'drizzle-orm'
import { readPresent } from '#src/features/content/bank/server/read-present.ts'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import { choicesMost, questionsMost } from '../limits.ts'
import { lessonQuestions } from '../question-tables.ts'
import { countOptions } from './count-options.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Asks a question of the bank as it is now, or one of A to D; finds the one that is open. */
export async function askQuestion({
  db,
  viewer,
  events,
  input: { lessonId, bankQuestionId },
}: Call<typeof lessonApi.askQuestion>) {
  return db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    if (lesson.endedAt !== null) throw new AppError(errors.endedQuestion)
    const { rows } = await tx.execute<{ open: number | null; count: number }>(sql`
      select max(id) filter (where closed_at is null) as open, count(*)::int as count
      from lesson_questions where lesson_id = ${lessonId}`)
    const { open, count } = rows[0]!
    if (open !== null) return { questionId: open }
    if (count >= questionsMost)
      throw new AppError(errors.manyQuestions, { values: { most: questionsMost } })
    const ofBank = bankQuestionId === undefined ? {} : await choose(tx, viewer, bankQuestionId)
    const [made] = await tx
      .insert(lessonQuestions)
      .values({ lessonId, ...ofBank })
      .returning({ questionId: lessonQuestions.id })
    await tellPhones(events, tx, lesson.classId)
    return made!
  })
}

/** @throws question.unknown, lesson.questionNotReady, lesson.questionNotChoice */
async function choose(tx: Tx, viewer: Viewer, bankQuestionId: number) {
  const { body, status, versionId } = await readPresent(tx, viewer, bankQuestionId)
  must(status === 'ready' ? null : errors.questionNotReady)
  const options = countOptions(body)
  if (options === null || options > choicesMost)
    throw new AppError(errors.questionNotChoice, { values: { most: choicesMost } })
  await fixVersions(tx, [versionId])
  return { bankQuestionId, versionId, options, isMultiple: body.type === 'multiple' }
}
