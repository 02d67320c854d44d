import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRange } from '../storage/byte-range.ts'
import { FakeMultipart } from './fake-s3-multipart.ts'

/**
 * An S3 server for tests: PUT, GET, HEAD, DELETE and copies of objects, and multipart uploads. It is as strict as servers other than
 * Amazon's: 411 without a length, 501 for a body in signed chunks, 403 for a signature that is wrong.
 */
export async function startFakeS3(credentials: { key: string; secret: string; region: string }) {
  const objects = new Map<string, StoredObject>()
  const multipart = new FakeMultipart(objects)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const fail = (status: number, code: string) => {
        response.writeHead(status, { 'content-type': 'application/xml' })
        response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
      }
      if (!isSigned(request, body, credentials)) return fail(403, 'SignatureDoesNotMatch')
      const [path = '', query = ''] = request.url!.split('?')
      if (request.method === 'PUT' && request.headers['content-encoding'])
        return fail(501, 'NotImplemented')
      const answer = multipart.answer(request, path, new URLSearchParams(query), body)
      if (answer) {
        response.writeHead(answer.status, answer.headers)
        return void response.end(answer.xml)
      }
      if (request.method === 'GET' && query.includes('list-type=2')) {
        response.writeHead(200, { 'content-type': 'application/xml' })
        return void response.end(listed(objects, path, new URLSearchParams(query)))
      }
      const object = objects.get(path)
      if (request.method === 'PUT') {
        if (request.headers['content-length'] === undefined)
          return fail(411, 'MissingContentLength')
        const meta = Object.entries(request.headers).filter(([name]) =>
          name.startsWith('x-amz-meta-'),
        )
        const mime = String(request.headers['content-type'])
        objects.set(path, {
          bytes: body,
          mime,
          changedAt: new Date(),
          meta: Object.fromEntries(meta) as StoredObject['meta'],
        })
        return void response.end()
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        response.statusCode = 204
        return void response.end()
      }
      if (!object) return fail(404, 'NoSuchKey')
      const { bytes, mime, meta } = object
      const range = readRange(request.headers.range, bytes.length)
      if (range === 'none') return fail(416, 'InvalidRange')
      const { start, end } = range === 'all' ? { start: 0, end: bytes.length - 1 } : range
      const part = bytes.subarray(start, end + 1)
      response.writeHead(range === 'all' ? 200 : 206, {
        'content-length': part.length,
        'content-type': mime,
        ...meta,
      })
      response.end(request.method === 'HEAD' ? undefined : part)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export interface StoredObject {
  bytes: Buffer
  mime: string
  changedAt?: Date
  meta?: Record<string, string>
}

/** One page of a bucket's objects, in the order of their keys. */
function listed(
  objects: ReadonlyMap<string, StoredObject>,
  bucket: string,
  query: URLSearchParams,
): string {
  const prefix = `${bucket.replace(/\/$/, '')}/`
  const delimiter = query.get('delimiter')
  const after = query.get('continuation-token') ?? ''
  const found = [...objects]
    .map(([path, object]) => ({ key: path.slice(prefix.length), path, object }))
    .filter(({ path, key }) => path.startsWith(prefix) && key > after)
    .filter(({ key }) => delimiter === null || !key.includes(delimiter))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const most = Number(query.get('max-keys') ?? 1000)
  const page = found.slice(0, most)
  const contents = page.map(({ key, object: { bytes, changedAt = new Date() } }) =>
    [
      `<Contents><Key>${key}</Key><Size>${bytes.length}</Size>`,
      `<LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    ].join(''),
  )
  const more = found.length > most
  const next = more ? `<NextContinuationToken>${page.at(-1)!.key}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature version 4, computed from the received request. */
function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { key, secret, region }: { key: string; secret: string; region: string },
): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const match = pattern.exec(request.headers.authorization ?? '')
  if (!match) return false
  const [, id, date = '', place, names = '', signature] = match
  if (id !== key || place !== region) return false
  const declared = String(request.headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false
  const [path = '', query = ''] = request.url!.split('?')
  const sorted = query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, path, sorted, headers, names, declared].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const time = String(request.headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signing = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request')
  return hmac(signing, text).toString('hex') === signature
}
