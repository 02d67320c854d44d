import { AppError } from '#src/shared/errors.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import {
  excessOf,
  largestExponent,
  mostAcceptedCharacters,
  mostFormulaCharacters,
  mostFormulas,
} from '../../question/body/excess.ts'
import { bankErrors } from '../errors.ts'

/**
 * Checks that a clean body can be shown and marked without keeping the server from the calls of others.
 * @throws question.tooManyFormulas, question.tooManyAnswers, question.numberOutOfRange
 */
export function mustBeWithinLimits(body: QuestionBody): void {
  const excess = excessOf(body)
  if (excess === 'formulas') {
    const values = { most: mostFormulas, characters: mostFormulaCharacters }
    throw new AppError(bankErrors.tooManyFormulas, { values })
  }
  if (excess === 'accepted') {
    throw new AppError(bankErrors.tooManyAnswers, { values: { most: mostAcceptedCharacters } })
  }
  if (excess === 'numbers') {
    throw new AppError(bankErrors.numberOutOfRange, { values: { exponent: largestExponent } })
  }
}
