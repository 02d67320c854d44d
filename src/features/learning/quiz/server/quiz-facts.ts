import type { Db } from '#src/server/database/db.ts'
import { canOf } from '#src/shared/can.ts'
import type { QuizFacts } from '../contract.ts'
import { readTerms } from './read-terms.ts'
import { mayStart, mayTry } from './rules.ts'

/** What a person is told of a quiz before it begins; null where there is no such quiz. The caller has checked the right. */
export async function quizFacts(
  db: Db,
  target: { quizId: number; userId: number; trial: boolean },
): Promise<QuizFacts | null> {
  const terms = await readTerms(db, target)
  if (!terms) return null
  const { password, now: _, ...facts } = terms
  return {
    ...facts,
    trial: target.trial,
    hasPassword: password !== '' && !target.trial,
    can: { start: canOf(target.trial ? mayTry(terms) : mayStart(terms)) },
  }
}
