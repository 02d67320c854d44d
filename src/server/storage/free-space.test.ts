import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { freeSpace, hasSpaceFor, mustHaveSpace, stateOf } from './free-space.ts'

const folder = { STORAGE: 'folder' } as const
const roomy = { ...folder, FARSAIL_DATA: tmpdir(), DISK_FLOOR_MIB: 0 }

test('an upload is refused when it would take the disk below its floor', async () => {
  const free = await freeSpace(roomy)
  expect(free).toBeGreaterThan(0)
  expect(await hasSpaceFor(roomy, 1_000)).toBe(true)
  expect(await hasSpaceFor(roomy, 2 * free)).toBe(false)
  const full = { ...roomy, DISK_FLOOR_MIB: Math.ceil(free / 1024 / 1024) + 10_000 }
  expect(await hasSpaceFor({ ...full, STORAGE: 's3' }, 1)).toBe(true)
  await expect(mustHaveSpace(full, 1)).rejects.toMatchObject({ known: { id: 'common.noSpace' } })
})

test('only a disk on which the database can hardly write makes the process not ready', () => {
  const config = { ...roomy, DISK_FLOOR_MIB: 1024, DATABASE_URL: undefined }
  const mebibyte = 1024 * 1024
  expect(stateOf(2000 * mebibyte, config)).toBe('ok')
  expect(stateOf(1000 * mebibyte, config)).toBe('low')
  expect(stateOf(63 * mebibyte, config)).toBe('full')
  expect(stateOf(63 * mebibyte, { ...config, DATABASE_URL: 'postgres://elsewhere' })).toBe('low')
})

test('a folder whose disk cannot be asked refuses nothing', async () => {
  const nowhere = { ...folder, FARSAIL_DATA: '/nowhere/at/all', DISK_FLOOR_MIB: 1 }
  expect(await hasSpaceFor(nowhere, 1)).toBe(true)
})
