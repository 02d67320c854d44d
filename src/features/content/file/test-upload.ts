import { createHash } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Upload } from 'tus-js-client'
import { afterAll } from 'vitest'
import type { App } from '#src/app/create-app.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Person } from '#tests/world.ts'
import { fileApi } from './contract.ts'

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Lets an app listen. @returns its port */
export async function listen({ kernel }: Pick<App, 'kernel'>): Promise<number> {
  await kernel.app.listen({ port: 0, host: '127.0.0.1' })
  return (kernel.app.server.address() as AddressInfo).port
}

/** Sends bytes to an upload by the kept client, in pieces of a mebibyte. */
export function sendBytes(
  bytes: Buffer,
  { url, token, port }: { url: string; token: string; port: number },
): Promise<void> {
  return new Promise((done, failed) => {
    new Upload(bytes as never, {
      uploadUrl: `http://127.0.0.1:${port}${url}`,
      headers: { token },
      chunkSize: 1024 * 1024,
      retryDelays: Array.from({ length: 200 }, () => 20),
      onSuccess: () => done(),
      onError: failed,
    }).start()
  })
}

type Ended = AnswerOf<typeof fileApi.finishUpload>

/** Uploads a whole file, and waits until it is a file or has failed. */
export async function uploadWhole(
  person: Person,
  { name, bytes, port }: { name: string; bytes: Buffer; port: number },
): Promise<Ended> {
  const { uploadId, url } = await person(fileApi.beginUpload, { name, size: bytes.length })
  await sendBytes(bytes, { url, token: person.token, port })
  return whenChecked(person, uploadId, sha256Of(bytes))
}

/** Finishes an upload and waits until its check has ended. */
export async function whenChecked(person: Person, uploadId: string, sha256: string) {
  let answer: Ended | undefined
  await eventually(async () => {
    answer = await person(fileApi.finishUpload, { uploadId, sha256 })
    if (answer.state === 'checking') throw new Error('still checking')
  })
  return answer!
}

/** A line to the server that breaks after so many bytes, as often as it is told to. */
export async function cutLine(port: number, { after, times }: { after: number; times: number }) {
  let cuts = 0
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let seen = 0
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', (chunk: Buffer) => {
      seen += chunk.byteLength
      if (seen > after && cuts < times) {
        cuts += 1
        near.destroy()
        far.destroy()
        return
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => near.write(chunk))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  afterAll(() => {
    for (const socket of open) socket.destroy()
    line.close()
  })
  return { port: (line.address() as AddressInfo).port, cuts: () => cuts }
}
