import { cleanBody, storable } from '../../question/server/clean-body.ts'
import type { ReadPaper } from '../paper-form.ts'

/** Makes a read paper storable, and its texts the product's dialect: the review shows that which is taken over. */
export function cleanPaper({ attachments, encoding, ...read }: ReadPaper): ReadPaper {
  const paper = storable(read)
  return {
    ...paper,
    questions: paper.questions.map((one) => ({ ...one, body: one.body && cleanBody(one.body) })),
    attachments,
    ...(encoding !== undefined && { encoding }),
  }
}
