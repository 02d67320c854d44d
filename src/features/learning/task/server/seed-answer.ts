import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { taskAnswers, taskComments, taskHandIns } from '../tables.ts'
import type { Verdict } from '../verdicts.ts'
import { holdAnswer, nameFiles } from './hold-answer.ts'

interface SeedAnswer {
  courseId: number
  itemId: number
  userId: number
  /** One after the other. */
  handIns: { text: string; photos: number[]; handedInAt: Date }[]
  comments: {
    handIn: number
    authorId: number
    text: string
    verdict: Verdict | null
    writtenAt: Date
  }[]
}

/** Writes an answer to a teaching task with all that became of it. */
export async function seedAnswer(tx: Tx, { handIns, comments, ...of }: SeedAnswer): Promise<void> {
  const { id: answerId } = await holdAnswer(tx, of)
  for (const [at, { text, photos, handedInAt }] of handIns.entries()) {
    await tx.insert(taskHandIns).values({ answerId, number: at + 1, text, photos, handedInAt })
    await nameFiles(tx, answerId, { photos, files: [] }, { handedIn: true })
  }
  for (const [at, comment] of comments.entries()) {
    const key = createHash('md5').update(`comment ${at}`).digest('hex')
    await tx.insert(taskComments).values({ ...comment, answerId, key })
  }
  const newest = handIns.at(-1)!
  await tx
    .update(taskAnswers)
    .set({
      ...{ text: newest.text, photos: newest.photos, savedAt: newest.handedInAt },
      ...{ revision: handIns.length, handedInRevision: handIns.length, handIns: handIns.length },
      handedInAt: newest.handedInAt,
      commentedHandIn: Math.max(0, ...comments.map(({ handIn }) => handIn)),
      verdict: comments.findLast(({ verdict }) => verdict !== null)?.verdict ?? null,
    })
    .where(eq(taskAnswers.id, answerId))
}
