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
