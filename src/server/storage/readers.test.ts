import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Readers } from './readers.ts'

test('a caller may read 200 files at once; another one, and a later one, is not refused', () => {
  const readers = new Readers()
  const read = (ip: string) => {
    const raw = new EventEmitter()
    readers.add({ caller: null, ip }, { raw: raw as never })
    return () => raw.emit('close')
  }
  const ends = Array.from({ length: 200 }, () => read('a'))
  expect(() => read('a')).toThrow('common.tooMany')
  read('b')
  ends[7]!()
  read('a')
  expect(() => read('a')).toThrow('common.tooMany')
})

test('at the cap of all the caller with most loses its oldest reader, and the new one reads', () => {
  const readers = new Readers(6)
  const dropped: string[] = []
  const read = (ip: string, name: string) => {
    const destroy = () => {
      dropped.push(name)
      raw.emit('close')
    }
    const raw = Object.assign(new EventEmitter(), { req: { socket: { destroy } } })
    readers.add({ caller: null, ip }, { raw: raw as never })
    return () => raw.emit('close')
  }
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
