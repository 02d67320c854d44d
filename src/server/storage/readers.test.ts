import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Readers } from './readers.ts'

const large = 10 * 1024 * 1024

/** Reads files as callers do; each name of a dropped one is added to the list. */
function readersOf(readers: Readers) {
  const dropped: string[] = []
  const read = (ip: string, name: string, bytes = large) => {
    const destroy = () => {
      dropped.push(name)
      raw.emit('close')
    }
    const raw = Object.assign(new EventEmitter(), { req: { socket: { destroy } } })
    readers.add({ caller: null, ip }, { raw: raw as never }, bytes)
    return () => raw.emit('close')
  }
  return { dropped, read }
}

test('a caller reads 200 files at once; one more ends its own oldest, and no other caller’s', () => {
  const { dropped, read } = readersOf(new Readers())
  read('b', 'b1')
  const ends = Array.from({ length: 200 }, (_, n) => read('a', `a${n + 1}`))
  read('b', 'b2')
  ends[7]!()
  read('a', 'a201')
  expect(dropped).toEqual([])
  read('a', 'a202')
  read('a', 'a203')
  expect(dropped).toEqual(['a1', 'a2'])
})

test('files that the system takes at once are not counted', () => {
  const { dropped, read } = readersOf(new Readers())
  for (let n = 0; n < 500; n++) read('a', `cover ${n}`, 64 * 1024)
  for (let n = 0; n < 200; n++) read('a', `film ${n}`)
  expect(dropped).toEqual([])
})

test('at the cap of all the caller with most loses its oldest reader, and the new one reads', () => {
  const { dropped, read } = readersOf(new Readers(6))
  read('b', 'b1')
  const end = read('a', 'a1')
  for (const name of ['a2', 'a3', 'a4']) read('a', name)
  read('b', 'b2')
  expect(dropped).toEqual([])
  read('c', 'c1')
  expect(dropped).toEqual(['a1'])
  end()
  read('c', 'c2')
  expect(dropped).toEqual(['a1', 'a2'])
})
