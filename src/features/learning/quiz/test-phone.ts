import { createHash } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { eventually } from '#src/server/testing/eventually.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Person } from '#tests/world.ts'
import { quizApi } from './contract.ts'

/** A picture of one pixel, different for each name. */
export const photoBytes = (name: string) =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(name),
  ])

export const uploadIdOf = (name: string) => createHash('md5').update(name).digest('hex')

/** A phone that is not signed in and has opened a link. */
export function phoneWith(visitor: Person, { token, port }: { token: string; port: number }) {
  const begin = (name: string, bytes = photoBytes(name), fileName = `${name}.png`) =>
    visitor(quizApi.beginPhonePhoto, {
      ...{ token, uploadId: uploadIdOf(name), name: fileName, size: bytes.length },
    })
  const sendBytes = (bytes: Buffer, { url, key }: { url: string; key: string }) =>
    new Promise<void>((done, failed) => {
      new Upload(bytes as never, {
        uploadUrl: `http://127.0.0.1:${port}${url}`,
        headers: { 'upload-key': key },
        retryDelays: null,
        onSuccess: () => done(),
        onError: failed,
      }).start()
    })
  const finish = (name: string, bytes = photoBytes(name)) =>
    visitor(quizApi.finishPhonePhoto, {
      ...{ token, uploadId: uploadIdOf(name) },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  /** Finishes, and waits until the photograph is checked. */
  async function checked(name: string, bytes = photoBytes(name)) {
    let answer: AnswerOf<typeof quizApi.finishPhonePhoto> | undefined
    await eventually(async () => {
      answer = await finish(name, bytes)
      if (answer.state === 'checking') throw new Error('still checking')
    })
    return answer!
  }
  return {
    begin,
    sendBytes,
    finish,
    checked,
    open: () => visitor(quizApi.openPhotoLink, { token }),
    remove: (userFileId: number) => visitor(quizApi.removePhonePhoto, { token, userFileId }),
    /** Sends a photograph. @returns its number */
    async send(name: string, bytes = photoBytes(name), fileName?: string) {
      await sendBytes(bytes, await begin(name, bytes, fileName))
      return (await checked(name, bytes)).userFileId!
    },
  }
}

export const tokenIn = ({ url }: { url: string }) => new URL(url).hash.slice(1)
