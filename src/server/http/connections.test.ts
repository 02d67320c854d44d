import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { capConnections, type Dropped } from './connections.ts'

class Line extends EventEmitter {
  destroyed = false
  writableLength = 0
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function open(settings: Record<string, string>, inAll?: number) {
  const server = new EventEmitter()
  const drops: Dropped[] = []
  const onDrop = (dropped: Dropped) => void drops.push(dropped)
  capConnections(server as Server, readConfig(settings), {
    ...{ onDrop, ...(inAll !== undefined && { inAll }) },
  })
  const connect = (address: string) => {
    const line = new Line(address)
    server.emit('connection', line)
    return line
  }
  const request = (line: Line, complete: boolean) => {
    const asked = { socket: line, complete }
    const response = Object.assign(new EventEmitter(), { req: asked })
    server.emit('request', asked, response)
    return () => response.emit('close')
  }
  return { connect, request, drops }
}

test('the oldest waiting connection of the address ends; one that is being answered only when none waits', () => {
  const { connect, request, drops } = open({ CONNECTIONS_PER_ADDRESS: '3' })
  const [busy, half, idle] = [connect('a'), connect('a'), connect('a')]
  const other = connect('b')
  const answered = request(busy, true)
  request(half, false)
  connect('a')
  expect([busy.destroyed, half.destroyed, idle.destroyed]).toEqual([false, false, true])
  const second = connect('a')
  request(second, true)
  const unread = connect('a')
  request(unread, true)
  expect([busy.destroyed, half.destroyed, other.destroyed]).toEqual([false, true, false])
  answered()
  request(busy, true)
  unread.writableLength = 1
  expect(connect('a').destroyed).toBe(false)
  expect([busy, second, unread].map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  request(connect('a'), true)
  expect([busy.destroyed, second.destroyed]).toEqual([false, false])
  connect('a')
  expect([busy.destroyed, second.destroyed, other.destroyed]).toEqual([false, true, false])
  expect(drops).toContain('answering')
})

test('all addresses of one IPv6 /64 are one customer’s, mapped IPv4 is its address, and requests are found by it', () => {
  const { connect, request } = open({ CONNECTIONS_PER_ADDRESS: '3' })
  const neighbour = connect('2001:db8:7:8::1')
  const [busy, ...rest] = Array.from({ length: 3 }, (_, n) => connect(`2001:db8:7:7:${n}::1`))
  request(busy!, true)
  const later = Array.from({ length: 50 }, (_, n) => connect(`2001:db8:7:7:a:${n}::1`))
  const open6 = [busy!, ...rest, ...later].filter(({ destroyed }) => !destroyed)
  expect(open6).toHaveLength(3)
  expect([busy!.destroyed, neighbour.destroyed]).toEqual([false, false])
  const four = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '::ffff:c000:201'].map(connect)
  expect(four.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false])
})

test('when the server is full, the address with most connections loses one', () => {
  const { connect } = open({}, 5)
  const few = connect('a')
  const many = ['b', 'b', 'b', 'b'].map(connect)
  expect(connect('c').destroyed).toBe(false)
  expect(few.destroyed).toBe(false)
  expect(many.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false])
})

test('when the server is full of unread answers, the address with the largest part of its share loses one', () => {
  const { connect, request } = open(
    { CONNECTIONS_PER_ADDRESS: '3', SCHOOL_NETWORKS: '10.0.0.0/8' },
    7,
  )
  const unread = (address: string) => {
    const line = connect(address)
    request(line, true)
    line.writableLength = 1
    return line
  }
  const campus = ['10.1.1.1', '10.1.1.1', '10.1.1.1', '10.1.1.1'].map(unread)
  const attacker = ['a', 'a', 'a'].map(unread)
  expect(connect('c').destroyed).toBe(false)
  expect(campus.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false])
  expect(attacker.map(({ destroyed }) => destroyed)).toEqual([true, false, false])
})

test('proxies are not capped, and networks of the school have ten times the connections', () => {
  const { connect } = open({
    ...{ CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1', SCHOOL_NETWORKS: '10.0.0.0/8' },
  })
  const proxy = Array.from({ length: 50 }, () => connect('127.0.0.1'))
  expect(proxy.some(({ destroyed }) => destroyed)).toBe(false)
  const campus = Array.from({ length: 21 }, () => connect('10.1.1.1'))
  expect(campus.filter(({ destroyed }) => destroyed)).toHaveLength(1)
})
