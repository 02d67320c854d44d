import type { Call } from '#src/server/kernel.ts'
import { mebibyte } from '#src/server/storage/upload-limits.ts'
import { type FileKind, fileKinds } from '#src/shared/file-kind.ts'
import type { fileApi } from '#src/features/content/file/contract.ts'
import { largestMiB, storedBytes } from './storage-quota.ts'

export async function getQuota({ db, config, viewer }: Call<typeof fileApi.getQuota>) {
  const largest = fileKinds.map((kind) => [kind, largestMiB(config, kind) * mebibyte])
  return {
    used: await storedBytes(db, viewer.id),
    limit: config.FILES_PERSON_MIB * mebibyte,
    largest: Object.fromEntries(largest) as Record<FileKind, number>,
  }
}
