import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Use } from '../shapes.ts'
import { questionUses } from './questions-port.ts'

interface Given extends Pick<Kernel, 'ports'> {
  viewer: { id: number }
  locale: Locale
}

/** Returns where all rooms use these questions. */
export async function findUses(
  db: Db | Tx,
  { ports, viewer, locale }: Given,
  questionIds: number[],
): Promise<Use[]> {
  if (questionIds.length === 0) return []
  const asked = { questionIds, viewer, locale }
  return (await Promise.all(ports.all(questionUses).map((usesOf) => usesOf(db, asked)))).flat()
}

/** @returns the uses of each question */
export async function usesById(db: Db | Tx, given: Given, questionIds: number[]) {
  return Map.groupBy(await findUses(db, given, questionIds), ({ questionId }) => questionId)
}
