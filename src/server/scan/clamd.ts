import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'

/** The scanner's verdict. `tooLarge`: beyond what it is set to take (StreamMaxLength). */
export type Verdict = 'clean' | 'infected' | 'tooLarge'

/** The scanner does not answer, or not as one: nothing is known about the file. */
export class ScannerUnavailable extends Error {}

/** A scanner that is silent for so long is gone. Large archives take minutes. */
const silentMs = 300_000
const endOfStream = Buffer.alloc(4)

/**
 * Has clamd look at a stream by its command INSTREAM.
 * @param address `host:port`, or the path of a socket
 * @throws ScannerUnavailable
 */
export async function scanStream(address: string, stream: Readable): Promise<Verdict> {
  const socket = connectTo(address)
  socket.setTimeout(silentMs, () => socket.destroy(new Error('the scanner is silent')))
  const answer = answerOf(socket)
  try {
    await send(socket, stream)
    return verdictOf(await answer)
  } finally {
    stream.destroy()
    socket.destroy()
  }
}

/**
 * Has clamd look at the bytes of a small file while its sender waits.
 * @param address undefined where files are not scanned
 */
export async function scanBytes(
  address: string | undefined,
  bytes: Uint8Array,
): Promise<Verdict | 'unavailable'> {
  if (address === undefined) return 'clean'
  return scanStream(address, Readable.from([bytes])).catch((error: unknown) => {
    if (error instanceof ScannerUnavailable) return 'unavailable'
    throw error
  })
}

/** Reads until the scanner hangs up. It may do so before it has read the whole file, which breaks the connection. */
function answerOf(socket: Socket): Promise<string> {
  let said = ''
  let failure: Error | undefined
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => (said += chunk))
  socket.on('error', (error) => (failure = error))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  socket.on('close', () => {
    if (said === '') reject(new ScannerUnavailable('no answer of the scanner', { cause: failure }))
    else resolve(said)
  })
  // Awaited once the file is sent.
  promise.catch(() => undefined)
  return promise
}

function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const at = address.lastIndexOf(':')
  const host = address.slice(0, at).replace(/^\[|\]$/g, '')
  return connect(Number(address.slice(at + 1)), host)
}

async function send(socket: Socket, stream: Readable): Promise<void> {
  await settled(socket, 'connect')
  socket.write('zINSTREAM\0')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // It answers and hangs up in the middle of a file that is too large.
    if (socket.readableEnded || socket.destroyed) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.byteLength)
    socket.write(length)
    if (!socket.write(chunk)) await settled(socket, 'drain')
  }
  if (!socket.destroyed) socket.write(endOfStream)
}

/** Waits for an event of the connection, or for its end. */
const settled = (socket: Socket, event: 'connect' | 'drain') =>
  new Promise<void>((resolve) => {
    const go = () => {
      for (const name of [event, 'end', 'close']) socket.off(name, go)
      resolve()
    }
    for (const name of [event, 'end', 'close']) socket.on(name, go)
  })

function verdictOf(answer: string): Verdict {
  const said = answer.replaceAll('\0', '').trim()
  if (said.endsWith(' OK')) return 'clean'
  if (said.endsWith(' FOUND')) return 'infected'
  if (/size limit exceeded/i.test(said)) return 'tooLarge'
  throw new ScannerUnavailable(`the scanner said: ${said.slice(0, 200)}`)
}
