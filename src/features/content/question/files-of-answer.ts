import type { FileKind } from '#src/shared/file-kind.ts'
import type { PlainAnswer, QuestionAnswer } from './answer.ts'
import type { PlainBody, QuestionBody } from './body/body.ts'
import { handParts } from './hand-parts.ts'

/** A file that an answer names by `user_files.id`, with the kinds that fit its place. */
export interface AnswerFile {
  userFileId: number
  kinds: readonly FileKind[]
}

/** Recordings of some browsers are films without a picture. */
const spokenKinds = ['sound', 'film'] as const
const photoKinds = ['picture'] as const

/** Whether answers to a question may name files: written ones may, because they take photographs. */
export const mayNameFiles = (body: QuestionBody): boolean => handParts(body, 1).length > 0

/** Returns the files that an answer to this question names, in the order of reading. */
export function filesOfAnswer(body: QuestionBody, answer: QuestionAnswer | null): AnswerFile[] {
  if (!answer) return []
  if (answer.type !== 'group') return body.type === 'group' ? [] : filesOfPlain(body, answer)
  if (body.type !== 'group') return []
  return body.questions.flatMap(({ id, body: plain }) => {
    const given = answer.answers[id]
    return given ? filesOfPlain(plain, given) : []
  })
}

/** The files that an answer to one question names, whatever its question says now. */
export function filesOfPart(answer: PlainAnswer): readonly number[] {
  switch (answer.type) {
    case 'shortAnswer':
    case 'essay':
      return answer.photos ?? []
    case 'spoken':
      return answer.file === null ? [] : [answer.file]
    case 'file':
      return answer.files
    default:
      return []
  }
}

function filesOfPlain(body: PlainBody, answer: PlainAnswer): AnswerFile[] {
  const kinds = kindsOf(body)
  return body.type === answer.type
    ? filesOfPart(answer).map((userFileId) => ({ userFileId, kinds }))
    : []
}

const kindsOf = (body: PlainBody): readonly FileKind[] =>
  body.type === 'file' ? body.kinds : body.type === 'spoken' ? spokenKinds : photoKinds
