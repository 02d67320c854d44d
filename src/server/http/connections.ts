import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#src/config.ts'
import { addressKey } from '../net/address-key.ts'
import { isTrustedProxy, widthOf } from '../net/networks.ts'

type Settings = Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY' | 'SCHOOL_NETWORKS'>

/** The unfinished answers of each connection, in order of the last time that it began to be answered. */
type Connections = Map<Socket, Set<ServerResponse>>

/** The connections of an address, of which so many are allowed. */
interface Address {
  open: Connections
  most: number
}

/** Waiting: no request is being answered. */
export type Dropped = 'waiting' | 'answering'

interface Options {
  inAll?: number
  onDrop?: (dropped: Dropped) => void
}

/**
 * Unanswered requests of one connection: browsers and proxies send one after the other, and the answers behind
 * one that is not read would only be held.
 */
const mostUnanswered = 8

/** Connections of the whole server; each costs some 20 KB. */
const mostInAll = 10_000

/**
 * Caps the connections of one address (of IPv6 the /64 of one customer), and of all. At the cap a new connection
 * replaces the oldest one that only waits: between two requests, or for a request that is half sent. Without one,
 * it replaces the one that has taken its answer for the longest, first of those that do not read it. So an attacker
 * locks no other person out of a shared address: browsers open a connection again without notice, and players go
 * on where they were. When the whole is full, the address that has most of its share loses one. The proxies in
 * TRUST_PROXY are not capped.
 */
export function capConnections(
  server: Server,
  config: Settings,
  { inAll = mostInAll, onDrop = () => {} }: Options = {},
): void {
  const byAddress = new Map<string, Address>()
  let total = 0

  function dropOne(address: Address | undefined): void {
    const found = address && oldestOf(address.open)
    if (!found) return
    const [socket, dropped] = found
    address.open.delete(socket)
    socket.destroy()
    onDrop(dropped)
  }

  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    const isProxy = isTrustedProxy(config, ip)
    const key = addressKey(ip)
    const most = isProxy ? Infinity : config.CONNECTIONS_PER_ADDRESS * widthOf(config, ip)
    const address = byAddress.get(key) ?? { open: new Map(), most }
    if (address.open.size >= most) dropOne(address)
    else if (total >= inAll && !isProxy) dropOne(fullest(byAddress))
    byAddress.set(key, address)
    const running = new Set<ServerResponse>()
    address.open.set(socket, running)
    total += 1
    socket.once('close', () => {
      total -= 1
      address.open.delete(socket)
      // Node tells only the answer that is being sent; files opened for those behind it would stay open.
      for (const response of running) if (response.socket !== socket) response.emit('close')
      if (address.open.size === 0 && byAddress.get(key) === address) byAddress.delete(key)
    })
  })

  server.on('request', (request, response) => {
    const { socket } = request
    const open = byAddress.get(addressKey(socket.remoteAddress ?? ''))?.open
    const running = open?.get(socket)
    if (!open || !running) return
    if (running.size === 0) {
      open.delete(socket)
      open.set(socket, running)
    }
    running.add(response)
    response.once('close', () => running.delete(response))
    if (running.size > mostUnanswered) socket.destroy()
  })
}

/** Returns the connection of an address that gives way to a new one. */
function oldestOf(open: Connections): [Socket, Dropped] | undefined {
  const waiting =
    find(open, (_, answers) => answers.size === 0) ??
    find(open, (_, answers) => [...answers].every(({ req }) => !req.complete))
  if (waiting) return [waiting, 'waiting']
  // Bytes that the system has no room for, because the reader does not take those before them.
  const answering = find(open, ({ writableLength }) => writableLength > 0) ?? find(open, () => true)
  return answering && [answering, 'answering']
}

function find(
  open: Connections,
  is: (socket: Socket, answers: Set<ServerResponse>) => boolean,
): Socket | undefined {
  for (const [socket, answers] of open) if (is(socket, answers)) return socket
  return undefined
}

/** Returns the address that has the largest part of the connections that it may have. */
function fullest(byAddress: ReadonlyMap<string, Address>): Address | undefined {
  let found: Address | undefined
  const partOf = ({ open, most }: Address) => open.size / most
  for (const address of byAddress.values()) {
    if (!found || partOf(address) > partOf(found)) found = address
  }
  return found
}
