import { inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { problemsOf } from '../../question/body/problems.ts'
import type { bankApi } from '../contract.ts'
import { questions } from '../tables.ts'
import { changedFor } from './changed-for.ts'
import { chooseQuestions, type ChosenQuestion } from './choose-questions.ts'
import { folderToFill } from './folders.ts'
import { keepUndo } from './keep-undo.ts'
import { presentBodies } from './present-bodies.ts'
import { mayBeReady, mayMove } from './rules.ts'

type Column = 'folderId' | 'status' | 'difficulty' | 'points'
const acts = {
  folderId: 'move',
  status: 'status',
  difficulty: 'difficulty',
  points: 'points',
} as const

/**
 * Gives questions one value, and keeps what they had. Those that have it already are left out. Their revisions grow,
 * so that a save that began before meets the change; a move leaves them, because no save writes the folder.
 */
async function setAll<C extends Column>(
  tx: Tx,
  viewer: { id: number },
  { of, column, value }: { of: readonly ChosenQuestion[]; column: C; value: ChosenQuestion[C] },
) {
  const others = of.filter((question) => question[column] !== value)
  if (others.length > 0) {
    await tx
      .update(questions)
      .set({
        ...{ [column]: value, changedAt: new Date() },
        ...(column !== 'folderId' && changedFor(viewer)),
        // A status given by hand is a decision: a draft stays one, a question made ready is no draft any more.
        ...(column === 'status' && value !== 'retired' && { keepDraft: value === 'draft' }),
      })
      .where(
        inArray(
          questions.id,
          others.map(({ id }) => id),
        ),
      )
  }
  const before = others.map((question) => ({ questionId: question.id, value: question[column] }))
  return keepUndo(tx, viewer, { act: acts[column], before, after: value })
}

export async function moveQuestions({ db, viewer, input }: Call<typeof bankApi.moveQuestions>) {
  return db.transaction(async (tx) => {
    const target = await folderToFill(tx, viewer, input.folderId)
    const of = await chooseQuestions(tx, viewer, input.chosen)
    for (const question of of) must(mayMove(question, target))
    return setAll(tx, viewer, { of, column: 'folderId', value: input.folderId })
  })
}

export async function setDifficulty({ db, viewer, input }: Call<typeof bankApi.setDifficulty>) {
  return db.transaction(async (tx) => {
    const of = await chooseQuestions(tx, viewer, input.chosen)
    return setAll(tx, viewer, { of, column: 'difficulty', value: input.difficulty })
  })
}

export async function setPoints({ db, viewer, input }: Call<typeof bankApi.setPoints>) {
  return db.transaction(async (tx) => {
    const of = await chooseQuestions(tx, viewer, input.chosen)
    return setAll(tx, viewer, { of, column: 'points', value: input.points })
  })
}

/** Only what can be marked becomes ready. @throws question.notReady, unless such questions are to be skipped */
export async function setStatus({ db, viewer, input }: Call<typeof bankApi.setStatus>) {
  const { status, skipUnready } = input
  return db.transaction(async (tx) => {
    const all = await chooseQuestions(tx, viewer, input.chosen)
    let of = all
    if (status === 'ready') {
      const bodies = await presentBodies(
        tx,
        all.map(({ id }) => id),
      )
      of = all.filter(({ id, title }) => {
        const ruling = mayBeReady(title, problemsOf(bodies.get(id)!))
        if (!skipUnready) must(ruling)
        return ruling === null
      })
    }
    const done = await setAll(tx, viewer, { of, column: 'status', value: status })
    return { ...done, skipped: all.length - of.length }
  })
}
