// node bench/uploads.ts [--s3]: an upload of 300 MB through a line that is cut 20 times and a server that is killed
// at each 50 MB, then 30 uploads at once; prints times and memory.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { demoPassword } from '#demo/accounts.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { startFakeS3 } from '#src/server/testing/fake-s3.ts'
import {
  type AnswerOf,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'
import { serverEnv, serverFlags } from '../scripts/ensure.mjs'
import { residentMiB } from './proc.ts'

const mebibyte = 1024 * 1024
const data = mkdtempSync(join(tmpdir(), 'farsail-uploads-'))
// Started by root, the database runs as another user, who must be able to enter.
chmodSync(data, 0o711)
const port = 20_000 + Math.floor(Math.random() * 20_000)
const account = { key: 'the-key', secret: 'the-secret', region: 'cn-east-1' }
const s3 = process.argv.includes('--s3') ? await startFakeS3(account) : undefined
const here = `http://127.0.0.1:${port}`
let server: ChildProcess
let peak = 0

async function start(): Promise<void> {
  server = spawn(process.execPath, [...serverFlags, 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{
        ...serverEnv,
        ...process.env,
        FARSAIL_DATA: data,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      ...{ LOG_LEVEL: 'error', NODE_ENV: 'production', WORKER: 'none' },
      ...(s3 && {
        ...{ STORAGE: 's3', S3_ENDPOINT: s3.endpoint, S3_BUCKET: 'school' },
        ...{ S3_REGION: account.region, S3_KEY: account.key, S3_SECRET: account.secret },
      }),
    },
  })
  for (;;) {
    const answer = await fetch(`${here}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null) throw new Error('the server did not start')
    await sleep(50)
  }
}
const watching = setInterval(() => {
  if (server?.pid) peak = Math.max(peak, residentMiB(server.pid))
}, 200)

async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token = '',
): Promise<AnswerOf<E>> {
  const answer = await fetch(here + endpointUrl(endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(input),
  })
  const { code, enmsg, data: given } = (await answer.json()) as Envelope<AnswerOf<E>>
  if (code !== 0) throw new Error(`${endpoint.path}: ${enmsg}`)
  return given
}

/** A line that breaks, and kills the server, after so many bytes. */
async function brokenLine(cutAt: number[], killAt: number[]) {
  const seen = { bytes: 0, cuts: 0, kills: 0 }
  let starting: Promise<void> = Promise.resolve()
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const end = () => void (near.destroy(), far.destroy())
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    far.on('data', (chunk: Buffer) => near.write(chunk))
    near.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.byteLength
      if (seen.bytes > (killAt[seen.kills] ?? Infinity)) {
        seen.kills += 1
        server.kill('SIGKILL')
        starting = start()
        return end()
      }
      if (seen.bytes > (cutAt[seen.cuts] ?? Infinity)) {
        seen.cuts += 1
        return end()
      }
      if (!far.write(chunk)) near.pause()
    })
    far.on('drain', () => near.resume())
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  return {
    at: (line.address() as AddressInfo).port,
    seen,
    close: () => line.close(),
    restarted: () => starting,
  }
}

async function upload(bytes: Buffer, token: string, through = port): Promise<boolean> {
  const { uploadId, url } = await call(
    fileApi.beginUpload,
    { name: 'a.bin', size: bytes.length },
    token,
  )
  await new Promise<void>((done, failed) => {
    new Upload(bytes as never, {
      uploadUrl: `http://127.0.0.1:${through}${url}`,
      headers: { token },
      chunkSize: 8 * mebibyte,
      retryDelays: Array.from({ length: 1000 }, () => 250),
      onShouldRetry: () => true,
      onSuccess: () => done(),
      onError: failed,
    }).start()
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  for (;;) {
    const { state, failure } = await call(fileApi.finishUpload, { uploadId, sha256 }, token)
    if (state === 'done') return true
    if (state === 'failed') throw new Error(`failed: ${failure}`)
    await sleep(100)
  }
}

try {
  await start()
  const { access_token: token } = await call(accountApi.login, {
    username: 'teacher',
    password: demoPassword,
  })
  const size = 300 * mebibyte
  const cuts = Array.from({ length: 20 }, () => Math.random() * size).toSorted((a, b) => a - b)
  const kills = [50, 100, 150, 200, 250].map((one) => one * mebibyte)
  const line = await brokenLine(cuts, kills)
  const bytes = randomBytes(size)
  const plain = performance.now()
  await upload(randomBytes(size), token)
  const plainSeconds = (performance.now() - plain) / 1000
  console.log(
    `300 MB, no cut: ${plainSeconds.toFixed(1)} s, ${(300 / plainSeconds).toFixed(0)} MB/s, checked; peak ${peak.toFixed(0)} MiB`,
  )
  const began = performance.now()
  await upload(bytes, token, line.at)
  await line.restarted()
  line.close()
  const { seen } = line
  console.log(
    `300 MB, ${seen.cuts} cuts, ${seen.kills} × kill -9: the same SHA-256 after ${((performance.now() - began) / 1000).toFixed(1)} s, ${(seen.bytes / mebibyte).toFixed(0)} MB sent`,
  )
  const before = residentMiB(server!.pid!)
  peak = 0
  const many = performance.now()
  await Promise.all(Array.from({ length: 30 }, () => upload(randomBytes(20 * mebibyte), token)))
  console.log(
    `30 files of 20 MB at once: ${((performance.now() - many) / 1000).toFixed(1)} s; memory ${before.toFixed(0)} → at most ${peak.toFixed(0)} MiB`,
  )
} finally {
  clearInterval(watching)
  server!.kill('SIGTERM')
  await sleep(3000)
  await s3?.close()
  rmSync(data, { recursive: true, force: true })
}
