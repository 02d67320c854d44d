import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { startFakeClamd, virus } from '../testing/fake-clamd.ts'
import { ScannerUnavailable, scanStream } from './clamd.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsail-clamd-'))
afterAll(() => rm(folder, { recursive: true }))
const harmless = () => Readable.from([Buffer.alloc(100_000), Buffer.from('a lesson')])

test('a stream is scanned over TCP and over a socket, whatever its chunks are', async () => {
  const byPort = await startFakeClamd()
  const bySocket = await startFakeClamd({ listenAt: join(folder, 'clamd.ctl') })
  for (const { address } of [byPort, bySocket]) {
    expect(await scanStream(address, harmless())).toBe('clean')
    const parts = [Buffer.alloc(70_000), virus.subarray(0, 20), virus.subarray(20)]
    expect(await scanStream(address, Readable.from(parts))).toBe('infected')
  }
})

test('a file beyond the scanner’s own limit is neither clean nor infected', async () => {
  const { address } = await startFakeClamd({ mostBytes: 50_000 })
  const many = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64_000)))
  expect(await scanStream(address, many)).toBe('tooLarge')
})

test('without a scanner, or with another program there, nothing is known', async () => {
  const gone = scanStream(join(folder, 'nobody'), harmless())
  await expect(gone).rejects.toBeInstanceOf(ScannerUnavailable)
  const { address } = await startFakeClamd({ says: 'UNKNOWN COMMAND\0' })
  await expect(scanStream(address, harmless())).rejects.toBeInstanceOf(ScannerUnavailable)
  const silent = await startFakeClamd({ says: '' })
  await expect(scanStream(silent.address, harmless())).rejects.toBeInstanceOf(ScannerUnavailable)
})
