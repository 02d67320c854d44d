import { createQuestions } from '#src/features/content/bank/server/save-question.ts'
import { questionFolders } from '#src/features/content/bank/tables.ts'
import { withRandomIds } from '#src/features/content/question/body/random-ids.ts'
import type { Tx } from '#src/server/database/db.ts'
import { bodyOf } from './body-of.ts'
import { questions } from './questions.ts'
import { topicNames } from './topics.ts'
import { writtenQuestions } from './written.ts'

/**
 * Loads the question bank of the demo's teacher, with a folder for each topic.
 * @returns the ids, by the bank's own names
 */
export async function loadQuestions(
  tx: Tx,
  userIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const ownerId = userIds.get('teacher')!
  const topics = [...new Set(questions.map(({ topic }) => topic))]
  const folders = await tx
    .insert(questionFolders)
    .values(topics.map((topic) => ({ ownerId, name: topicNames[topic] })))
    .returning({ id: questionFolders.id })
  const folderOf = new Map(topics.map((topic, at) => [topic, folders[at]!.id]))
  const made = await createQuestions(
    tx,
    { viewer: { id: ownerId } },
    questions.map((question) => ({
      ...{ ownerId, folderId: folderOf.get(question.topic)! },
      ...{ body: withRandomIds(bodyOf(question)), difficulty: question.difficulty },
    })),
  )
  const written = Object.entries(writtenQuestions)
  const folderId = folderOf.get('incoterms')!
  const madeWritten = await createQuestions(
    tx,
    { viewer: { id: ownerId } },
    written.map(([, body]) => ({
      ...{ ownerId, folderId },
      body: withRandomIds(body),
      points: 10,
    })),
  )
  return new Map([
    ...questions.map(({ id }, at) => [id, made[at]!.questionId] as const),
    ...written.map(([id], at) => [id, madeWritten[at]!.questionId] as const),
  ])
}
