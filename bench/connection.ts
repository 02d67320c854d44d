import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: Buffer
}

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. Written by hand because it must cost less
 * than the measured server; it accepts only answers with a content-length.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(why: Error): void } | undefined
  requests = 0

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true)
    this.#socket.on('data', (chunk) => this.#read(chunk))
    const fail = (why: Error) => this.#waiting?.reject(why)
    this.#socket.on('error', fail)
    this.#socket.on('close', () => fail(new Error('the server closed the connection')))
  }

  send(request: string | Buffer): Promise<Answer> {
    this.requests += 1
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#waiting?.reject(new Error(`an answer without a length: ${head.slice(0, 200)}`))
      return
    }
    const whole = end + 4 + Number(length)
    if (this.#received.length < whole) return
    const body = this.#received.subarray(end + 4, whole)
    this.#received = this.#received.subarray(whole)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status, body })
  }
}

/** Builds a request as bytes, with the headers that a browser would send. */
export function request(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    'user-agent': 'bench',
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'zh-CN',
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}
