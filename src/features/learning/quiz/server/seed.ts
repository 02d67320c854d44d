import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { keysShown, QuestionType } from '../contract.ts'
import { questionBlankAnswers, questionOptions, formerQuestions } from '../tables.ts'
import { quizQuestions, quizzes } from '../tables.ts'

export interface NewQuestion {
  type: QuestionType
  ownerId?: number | null
  /** HTML; ____ marks each blank of a fill-in. */
  stem: string
  stemEn?: string | null
  explanation?: string
  explanationEn?: string | null
  difficulty?: 1 | 2 | 3
  topic?: string
  /** Single and multiple choice: plain text, in order. */
  options?: { text: string; textEn?: string | null; correct: boolean }[]
  /** True/false. */
  truth?: boolean
  /** Fill-in: a list of accepted answers for each blank. */
  blanks?: string[][]
}

/** Writes a question with its key; its HTML is sanitised. @returns its id */
export async function createQuestion(tx: Tx, given: NewQuestion): Promise<number> {
  const { options = [], blanks = [], truth, ...row } = given
  checkKey(given)
  const [question] = await tx
    .insert(formerQuestions)
    .values({
      ...row,
      truth: truth ?? null,
      stem: cleanHtml(row.stem),
      stemEn: row.stemEn ? cleanHtml(row.stemEn) : null,
      explanation: cleanHtml(row.explanation ?? ''),
      explanationEn: row.explanationEn ? cleanHtml(row.explanationEn) : null,
    })
    .returning({ id: formerQuestions.id })
  const questionId = question!.id
  if (options.length > 0) {
    await tx
      .insert(questionOptions)
      .values(options.map((option, position) => ({ ...option, questionId, position })))
  }
  if (blanks.length > 0) {
    await tx
      .insert(questionBlankAnswers)
      .values(
        blanks.flatMap((accepted, blank) =>
          accepted.map((text, position) => ({ questionId, blank, position, text })),
        ),
      )
  }
  return questionId
}

/** Counts the blanks of a stem. */
const marks = (text: string) => text.split('____').length - 1

/** Refuses a question that has no right answer: that is a mistake in the seed. */
function checkKey({ type, options = [], truth, blanks = [], stem, stemEn }: NewQuestion): void {
  const right = options.filter((option) => option.correct).length
  const sound = {
    single: right === 1 && options.length > 1,
    multiple: right > 0 && options.length > 1,
    trueFalse: truth !== undefined,
    fillIn:
      blanks.length > 0 &&
      blanks.every((accepted) => accepted.some((text) => text.trim() !== '')) &&
      [stem, stemEn].every((text) => !text || marks(text) === blanks.length),
  }[type]
  if (!sound) throw new Error(`the key does not fit a question of type ${type}: ${stem}`)
}

/** Writes a quiz of existing questions in the given order. @returns its id */
export async function createQuiz(
  tx: Tx,
  given: {
    title: string
    titleEn?: string | null
    /** Default 60. */
    passPercent?: number
    /** Default 'answered'. */
    keyShown?: (typeof keysShown)[number]
    questions: { questionId: number; points?: number }[]
  },
): Promise<number> {
  const { questions: chosen, ...row } = given
  const [quiz] = await tx.insert(quizzes).values(row).returning({ id: quizzes.id })
  const quizId = quiz!.id
  if (chosen.length > 0) {
    await tx
      .insert(quizQuestions)
      .values(chosen.map((question, position) => ({ ...question, quizId, position })))
  }
  return quizId
}
