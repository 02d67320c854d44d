import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** The bytes of a stored file, read by ranges, so that a large one is never read whole. */
export interface ByteSource {
  size: number
  /** Reads `length` bytes, fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>
}

/** Reads a stored file by the ranges of its driver. */
export const storedBytes = (
  open: (range: { start: number; end: number }) => Promise<Readable>,
  size: number,
): ByteSource => ({
  size,
  async read(start, length) {
    const end = Math.min(start + length, size) - 1
    return end < start ? Buffer.alloc(0) : buffer(await open({ start, end }))
  },
})

export const bytesInMemory = (bytes: Buffer): ByteSource => ({
  size: bytes.byteLength,
  read: async (start, length) => bytes.subarray(start, start + length),
})
