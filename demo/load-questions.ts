import { createQuestion } from '#src/features/learning/quiz/server/seed.ts'
import type { Tx } from '#src/server/database/db.ts'
import { questions } from './questions.ts'
import type { DemoQuestion } from './types.ts'

/**
 * Loads the question bank.
 * @returns the ids, by the bank's own names
 */
export async function loadQuestions(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const question of questions) {
    ids.set(question.id, await createQuestion(tx, toNewQuestion(question)))
  }
  return ids
}

function toNewQuestion(question: DemoQuestion) {
  const common = {
    type: question.type,
    stem: question.stem.zh,
    stemEn: question.stem.en,
    explanation: question.explanation.zh,
    explanationEn: question.explanation.en,
    difficulty: question.difficulty,
    topic: question.topic,
  }
  switch (question.type) {
    case 'single':
      return { ...common, options: toOptions(question.options, [question.answer]) }
    case 'multiple':
      return { ...common, options: toOptions(question.options, question.answer) }
    case 'trueFalse':
      return { ...common, truth: question.answer }
    case 'fillIn':
      return { ...common, blanks: question.blanks }
  }
}

const toOptions = (options: { zh: string; en: string }[], right: number[]) =>
  options.map(({ zh, en }, index) => ({ text: zh, textEn: en, correct: right.includes(index) }))
