import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#src/config.ts'
import { addressKey } from '../net/address-key.ts'
import { isTrustedProxy, widthOf } from '../net/networks.ts'

type Settings = Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY' | 'SCHOOL_NETWORKS'>

/** Unfinished answers on each connection; in order of arrival, so that the first is the oldest. */
type Connections = Map<Socket, Set<ServerResponse>>

/**
 * Unanswered requests of one connection: browsers and proxies send one after the other, and the answers behind
 * one that is not read would only be held.
 */
const mostUnanswered = 8

/** Connections of the whole server; each costs some 20 KB. */
const mostInAll = 10_000

/**
 * Caps the connections of one address (of IPv6 the /64 of one customer), and of all. At the cap a new
 * connection replaces the oldest one that only waits: between two requests, or for a request that is half
 * sent. So an attacker locks no other person out of a shared address: browsers open a connection again
 * without notice. The proxies in TRUST_PROXY are not capped.
 */
export function capConnections(server: Server, config: Settings, inAll = mostInAll): void {
  const byAddress = new Map<string, Connections>()
  let total = 0

  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    const address = addressKey(ip)
    if (!isTrustedProxy(config, ip)) {
      const most = config.CONNECTIONS_PER_ADDRESS * widthOf(config, ip)
      const here = byAddress.get(address)
      if (here && here.size >= most && !dropWaiting(here)) return void socket.destroy()
      if (total >= inAll && !dropWaiting(largest(byAddress))) return void socket.destroy()
    }
    let connections = byAddress.get(address)
    if (!connections) byAddress.set(address, (connections = new Map()))
    const running = new Set<ServerResponse>()
    connections.set(socket, running)
    total += 1
    socket.once('close', () => {
      total -= 1
      connections.delete(socket)
      // Node tells only the answer that is being sent; files opened for those behind it would stay open.
      for (const response of running) if (response.socket !== socket) response.emit('close')
      if (connections.size === 0 && byAddress.get(address) === connections)
        byAddress.delete(address)
    })
  })

  server.on('request', (request, response) => {
    const address = addressKey(request.socket.remoteAddress ?? '')
    const running = byAddress.get(address)?.get(request.socket)
    if (!running) return
    running.add(response)
    response.once('close', () => running.delete(response))
    if (running.size > mostUnanswered) request.socket.destroy()
  })
}

/** @returns whether there was one to drop */
function dropWaiting(connections: Connections | undefined): boolean {
  if (!connections) return false
  const oldest =
    find(connections, (answers) => answers.size === 0) ??
    find(connections, (answers) => [...answers].every(({ req }) => !req.complete))
  oldest?.destroy()
  if (oldest) connections.delete(oldest)
  return oldest !== undefined
}

function find(
  connections: Connections,
  isWaiting: (answers: Set<ServerResponse>) => boolean,
): Socket | undefined {
  for (const [socket, answers] of connections) if (isWaiting(answers)) return socket
  return undefined
}

function largest(byAddress: ReadonlyMap<string, Connections>): Connections | undefined {
  let found: Connections | undefined
  for (const connections of byAddress.values()) {
    if (!found || connections.size > found.size) found = connections
  }
  return found
}
