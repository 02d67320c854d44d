import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A text that the scanner for tests takes for a virus; EICAR's own would alarm the machine's scanner. */
export const virus = Buffer.from('FARSAIL-TEST-FILE-THAT-STANDS-FOR-A-VIRUS')

interface Options {
  /** The path of a socket; otherwise a port of this machine. */
  listenAt?: string
  mostBytes?: number
  /** Says this to everything. */
  says?: string
}

/** Starts a scanner that understands clamd's INSTREAM; it ends with the test file. */
export async function startFakeClamd({ listenAt, mostBytes = Infinity, says }: Options = {}) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    let read = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk])
      if (says !== undefined) return void socket.end(says)
      if (read.length > mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      const bytes = streamIn(read)
      if (bytes) socket.end(bytes.includes(virus) ? 'stream: Test FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(listenAt === undefined ? { port: 0, host: '127.0.0.1' } : { path: listenAt })
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = listenAt ?? `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address }
}

/** Returns the bytes of a complete INSTREAM. */
function streamIn(read: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= read.length;) {
    const length = read.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(read.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
