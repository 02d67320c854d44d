import { and, asc, eq, ne } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { fileUploads } from '../tables.ts'
import { uploadOf } from './upload-of.ts'

export async function getUploads({ db, viewer }: Call<typeof fileApi.getUploads>) {
  const rows = await db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.ownerId, viewer.id), ne(fileUploads.state, 'done')))
    .orderBy(asc(fileUploads.beganAt), asc(fileUploads.id))
  return rows.map(uploadOf)
}
