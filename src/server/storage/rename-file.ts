import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { cleanName } from './save-file.ts'
import { files } from './tables.ts'

/** Gives a file another name, which its downloads carry; its former addresses end. @returns the name as stored */
export async function renameFile(tx: Db | Tx, fileId: number, name: string): Promise<string> {
  const clean = cleanName(name)
  await tx.update(files).set({ name: clean }).where(eq(files.id, fileId))
  return clean
}
