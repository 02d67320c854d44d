import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { multipart, uploadTo } from '#src/server/testing/upload.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'

const { app, newUser } = await openWorld()
const { app: server } = app.kernel

/** Real connections, because the server must answer from the bytes sent so far. */
const lines: Socket[] = []
afterEach(() => lines.splice(0).forEach((line) => line.destroy()))

async function line() {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  lines.push(socket)
  let read = ''
  let wake = () => {}
  socket.on('data', (chunk) => {
    read += chunk.toString('latin1')
    wake()
  })
  return {
    send: (data: string | Buffer) => socket.write(data),
    /** Waits for the status of the next answer. */
    async status() {
      for (;;) {
        const found = /HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n\{.*\}/.exec(read)
        if (found) {
          read = read.slice(found.index + found[0].length)
          return Number(found[1])
        }
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

const head = (token: string, length: number) =>
  [
    `POST ${endpointUrl(accountApi.uploadImage)}?eTypedirectory=avatar HTTP/1.1`,
    ...['host: x', `content-length: ${length}`, `content-type: multipart/form-data; boundary=x`],
    ...(token ? [`token: ${token}`] : []),
    '\r\n',
  ].join('\r\n')

test('an upload that is forbidden, too large or too frequent is refused before its end, and the rest is discarded', async () => {
  const person = await newUser('student')
  const one = await plainPicture(40, 30).png().toBuffer()
  const large = multipart('photo.png', Buffer.alloc(8_000_000))
  const stranger = await line()
  stranger.send(head('', large.length))
  stranger.send(large.subarray(0, 1000))
  expect(await stranger.status()).toBe(401)
  // The connection serves the next call.
  stranger.send(large.subarray(1000))
  const good = multipart('photo.png', one)
  stranger.send(Buffer.concat([Buffer.from(head(person.token, good.length)), good]))
  expect(await stranger.status()).toBe(200)

  const giant = await line()
  giant.send(head(person.token, 3_000_000_000))
  expect(await giant.status()).toBe(413)

  for (let count = 2; count < 31; count++) {
    await uploadTo(server, accountApi.uploadImage, {
      ...{
        token: person.token,
        query: { eTypedirectory: 'avatar' },
        name: 'photo.png',
        bytes: one,
      },
    })
  }
  const often = await line()
  often.send(head(person.token, large.length))
  expect(await often.status()).toBe(429)
})
