import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { TextbookUse } from '../shapes.ts'
import { textbookUses } from './uses-port.ts'

/** Asks every room which of its courses are bound to these textbooks. */
export async function findUses(
  { db, ports }: { db: Db | Tx; ports: Kernel['ports'] },
  given: { textbookIds: readonly number[]; viewer: { id: number } | null; locale: Locale },
): Promise<TextbookUse[]> {
  if (given.textbookIds.length === 0) return []
  const found: TextbookUse[] = []
  // One after the other, because a transaction has one connection.
  for (const usesOf of ports.all(textbookUses)) found.push(...(await usesOf(db, given)))
  return found
}
