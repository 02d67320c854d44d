import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import type { KvStore } from '@tus/utils'
import { type Arriving, uploadIn } from './arriving.ts'

/** The most that one copy within S3 may have; larger blobs are copied in parts of this size. */
const copyBytes = 1024 ** 3

/** Another process may have ended the upload meanwhile, so its notes are read each time. */
const nothingKept: KvStore<MetadataValue> = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
}

/** Keeps arriving uploads as multipart uploads of the bucket; becoming a blob is a copy within S3. */
export function s3Arriving(client: S3ClientConfig, bucket: string): Arriving {
  const s3 = new S3Client(client)
  const store = new S3Store({
    s3ClientConfig: { ...client, bucket },
    partSize: 8 * 1024 * 1024,
    // Not every S3 server knows tags, and the uploads that expire are deleted by their rows.
    useTags: false,
    cache: nothingKept,
  })
  const size = async (key: string) => {
    try {
      return (await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ContentLength
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
        return undefined
      throw error
    }
  }
  async function copy(from: string, key: string, bytes: number) {
    const source = `${bucket}/${from}`
    if (bytes <= copyBytes) {
      await s3.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: source }))
      return
    }
    const { UploadId } = await s3.send(
      new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }),
    )
    const target = { Bucket: bucket, Key: key, UploadId }
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      for (let start = 0; start < bytes; start += copyBytes) {
        const PartNumber: number = Parts.length + 1
        const end = Math.min(start + copyBytes, bytes) - 1
        const range = `bytes=${start}-${end}`
        const { CopyPartResult } = await s3.send(
          new UploadPartCopyCommand({
            ...target,
            PartNumber,
            CopySource: source,
            CopySourceRange: range,
          }),
        )
        Parts.push({ PartNumber, ETag: CopyPartResult?.ETag })
      }
      await s3.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }))
    } catch (error) {
      await s3.send(new AbortMultipartUploadCommand(target)).catch(() => undefined)
      throw error
    }
  }
  const arriving: Arriving = {
    store,
    async open(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: id, Range }))
      return Body as Readable
    },
    async adopt(id, key) {
      const bytes = await size(id)
      if (bytes !== undefined) await copy(id, key, bytes)
      else if ((await size(key)) === undefined) throw new Error(`upload ${id} has no bytes`)
    },
    async remove(id) {
      await store.remove(id).catch(() => undefined)
      const Objects = [{ Key: id }, { Key: `${id}.info` }, { Key: `${id}.part` }]
      await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }))
    },
    async *olderThan(moment) {
      const found = new Set<string>()
      // Blobs lie below prefixes, which the delimiter leaves out.
      const pages = paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Delimiter: '/' })
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          const id = uploadIn(Key)
          if (id === undefined || found.has(id) || !LastModified || LastModified >= moment) continue
          found.add(id)
          yield id
        }
      }
    },
  }
  return arriving
}
