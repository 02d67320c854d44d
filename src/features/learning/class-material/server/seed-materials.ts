import type { Tx } from '#src/server/database/db.ts'
import { classMaterials } from '../tables.ts'

/** Gives a class materials, whose right the caller knows. */
export async function seedMaterials(
  tx: Tx,
  rows: (typeof classMaterials.$inferInsert)[],
): Promise<void> {
  await tx.insert(classMaterials).values(rows)
}
