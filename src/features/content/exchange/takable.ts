import type { QuestionBody } from '../question/body/body.ts'
import type { Note } from './paper-form.ts'

/** The points of a question whose source states none. */
export const defaultPoints = 1

/** Whether a row can become a question; a draft without a key can. */
export const isTakable = ({
  body,
  notes,
}: {
  body: QuestionBody | null
  notes: readonly Pick<Note, 'kind'>[]
}): boolean => body !== null && !notes.some(({ kind }) => kind === 'error')
