import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import { type Endpoint, endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import type { World } from '#tests/world.ts'

/** An attacker's means: requests from any address, and sockets that send what they like. */
export interface Stranger {
  url: string
  /** Sends a request; `from` needs a world that trusts 127.0.0.1 as a proxy (`anyAddress`). */
  fetch(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** Sends a call with a raw body, and returns the answer's status and envelope. */
  call(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    body: string,
    init?: RequestInit & { from?: string },
  ): Promise<{ status: number; envelope: Envelope }>
  /**
   * Opens a socket and sends this text. `localAddress` (127.0.0.2) is another address to the server.
   */
  send(text: string, localAddress?: string): Promise<Socket>
}

/** The settings of a world in which a stranger's requests come from any address. */
export const anyAddress = { TRUST_PROXY: '127.0.0.1' }

/** Lets the world listen on a port until the test file ends. */
export async function strangerAt({ app }: Pick<World, 'app'>): Promise<Stranger> {
  const { server } = app.kernel.app
  await app.kernel.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const sockets = new Set<Socket>()
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
  })
  const ask: Stranger['fetch'] = (path, { from, headers, ...init } = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(headers as object), ...(from !== undefined && { 'x-forwarded-for': from }) },
    })
  return {
    url,
    fetch: ask,
    async call(endpoint, body, init = {}) {
      const answer = await ask(endpointUrl(endpoint), {
        method: endpoint.method,
        body,
        ...init,
        headers: { 'content-type': 'application/json', ...(init.headers as object) },
      })
      return { status: answer.status, envelope: (await answer.json()) as Envelope }
    },
    async send(text, localAddress) {
      const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
      sockets.add(socket)
      // A server that closes the connection is what an attack is to find out.
      socket.on('error', () => {})
      socket.resume()
      await once(socket, 'connect')
      socket.write(text)
      return socket
    },
  }
}
