import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import type { bankApi } from '../contract.ts'
import { questions } from '../tables.ts'
import { folderToFill } from './folders.ts'
import { createQuestions, type NewQuestion } from './save-question.ts'
import { mustBeWithinLimits } from './within-limits.ts'

/** Makes a question. In a shared folder it belongs to the owner of the folder. */
export async function createQuestion({ db, viewer, input }: Call<typeof bankApi.createQuestion>) {
  const { folderId: into, ...given } = input
  mustBeWithinLimits(cleanBody(given.body))
  return db.transaction(async (tx) => {
    const { folderId, ownerId } = await folderToFill(tx, viewer, into)
    return createOne(tx, viewer, { ...given, folderId, ownerId })
  })
}

/** @returns the question as after a save */
export async function createOne(tx: Tx, viewer: { id: number }, question: NewQuestion) {
  const [made] = await createQuestions(tx, { viewer }, [question])
  const [row] = await tx
    .select({ status: questions.status })
    .from(questions)
    .where(eq(questions.id, made!.questionId))
  return { ...made!, version: 1, revision: 1, status: row!.status }
}
