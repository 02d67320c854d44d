import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { BlobMissing, keyPattern, type Storage } from './storage.ts'

interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  key: string
  secret: string
}

/** Keeps blobs as objects of one bucket of any S3 server. A blob is one PUT: at most 5 GB. */
export function s3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.key, secretAccessKey: settings.secret },
    // Without these two, streamed bodies are sent in chunks with a trailer, which servers other than
    // Amazon's answer with 411.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })
  const size = async (key: string) => {
    const head = await client.send(new HeadObjectCommand(at(key))).catch(ignoreMissing)
    return head?.ContentLength
  }
  return {
    size,
    async put(key, blob, about) {
      if ((await size(key)) === about.size) return
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: 'bytes' in blob ? blob.bytes : createReadStream(blob.path),
          ContentLength: about.size,
          ContentType: about.mime,
        }),
      )
    },
    async open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await client
        .send(new GetObjectCommand({ ...at(key), Range }))
        .catch(ignoreMissing)
      if (!answer?.Body) throw new BlobMissing(key)
      return answer.Body as Readable
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(ignoreMissing)
    },
    async *list() {
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 500, ContinuationToken }),
        )
        yield (page.Contents ?? [])
          .filter(({ Key = '' }) => keyPattern.test(Key))
          .map(({ Key, Size, LastModified }) => ({
            key: Key!,
            size: Size ?? 0,
            changedAt: LastModified ?? new Date(),
          }))
        ContinuationToken = page.NextContinuationToken
        if (ContinuationToken === undefined) return
      }
    },
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return
  throw error
}
