import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { FileUse } from '../my-files-api.ts'
import { fileUses } from './uses-port.ts'

/** Asks every room which of its things use these files. */
export async function findUses(
  { db, ports }: { db: Db | Tx; ports: Kernel['ports'] },
  given: { userFileIds: number[]; locale: Locale },
): Promise<FileUse[]> {
  if (given.userFileIds.length === 0) return []
  const found: FileUse[] = []
  // One after the other, because a transaction has one connection.
  for (const room of ports.all(fileUses)) found.push(...(await room.of(db, given)))
  return found
}
