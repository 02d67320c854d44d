import { and, eq, ne } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { readUploads } from './upload-of.ts'

export function getUploads(call: Call<typeof fileApi.getUploads>) {
  return readUploads(
    call,
    and(eq(fileUploads.ownerId, call.viewer.id), ne(fileUploads.state, 'done')),
  )
}
