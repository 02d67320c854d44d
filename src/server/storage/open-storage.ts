import { join } from 'node:path'
import type { Config } from '#src/config.ts'
import { folderStorage } from './folder-storage.ts'
import type { Arriving } from './arriving.ts'
import type { Storage } from './storage.ts'

/** Opens the storage that the settings name. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.STORAGE === 'folder') return folderStorage(join(config.FARSAIL_DATA, 'files'))
  // The SDK is 30 times the size of the rest of the kernel, so it is loaded only where it is used.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage({
    endpoint: config.S3_ENDPOINT!,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET!,
    key: config.S3_KEY!,
    secret: config.S3_SECRET!,
  })
}

/** Opens the place of uploads that arrive in pieces, beside the blobs that they become. */
export async function openArriving(config: Config): Promise<Arriving> {
  if (config.STORAGE === 'folder') {
    const { folderArriving } = await import('./folder-arriving.ts')
    return folderArriving(join(config.FARSAIL_DATA, 'files'))
  }
  const { s3Arriving } = await import('./s3-arriving.ts')
  return s3Arriving(s3ClientOf(config), config.S3_BUCKET!)
}

const s3ClientOf = (config: Config) => ({
  endpoint: config.S3_ENDPOINT!,
  region: config.S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: config.S3_KEY!, secretAccessKey: config.S3_SECRET! },
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
})
