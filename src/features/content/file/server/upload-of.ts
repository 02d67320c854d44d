import type { z } from 'zod'
import type { fileApi } from '../contract.ts'
import type { fileUploads } from '../tables.ts'

type Answer = z.input<(typeof fileApi.getUploads)['answer']>[number]

/** An upload as its owner sees it. */
export const uploadOf = (row: typeof fileUploads.$inferSelect): Answer => ({
  uploadId: row.id,
  name: row.name,
  size: row.size,
  received: row.received,
  state: row.state,
  failure: row.failure,
  fileId: row.userFileId,
  beganAt: row.beganAt.toISOString(),
})
