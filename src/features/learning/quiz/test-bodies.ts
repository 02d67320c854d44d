import { createQuestions } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Tx } from '#src/server/database/db.ts'

const both = (zh: string, en = '') => ({ zh, en })
const explanation = both('<p>秘密解释</p>')

/** A true/false question whose statement is true. */
export const trueFalse = (stem: string, right = true): QuestionBody => ({
  ...{ type: 'trueFalse', stem: both(`<p>${stem}</p>`), explanation, right },
})

/** One question of each of four types. */
export const fourBodies: QuestionBody[] = [
  {
    type: 'single',
    stem: both(
      '<p onclick="x()">FOB 的风险何时转移？</p>',
      '<p>When does risk pass under FOB?</p>',
    ),
    explanation,
    keepOrder: false,
    options: [
      { id: 'a', text: both('装上船', 'On board'), right: true },
      { id: 'b', text: both('过船舷'), right: false },
    ],
  },
  {
    type: 'multiple',
    stem: both('<p>哪些术语只适用于水运？</p>'),
    explanation,
    keepOrder: false,
    options: ['FAS', 'FOB', 'CPT', 'DAP'].map((text, at) => ({
      ...{ id: text, text: both(text), right: at < 2 },
    })),
  },
  trueFalse('信用证独立于合同。'),
  {
    type: 'fillIn',
    stem: both('<p><span data-gap="g1"></span> 的英文是 <span data-gap="g2"></span>。</p>'),
    explanation,
    anyOrder: false,
    gaps: [
      { id: 'g1', kind: 'text', accepted: [{ text: '提单秘密' }] },
      { id: 'g2', kind: 'text', accepted: [{ text: 'bill of lading' }] },
    ],
  },
]

/** Makes questions of a person. @returns their ids, in order */
export async function newQuestions(
  tx: Tx,
  ownerId: number,
  bodies: readonly QuestionBody[],
): Promise<number[]> {
  const rows = bodies.map((body) => ({ ownerId, folderId: null, body }))
  const made = await createQuestions(tx, { viewer: { id: ownerId } }, rows)
  return made.map(({ questionId }) => questionId)
}
