import type { ByteSource } from './byte-source.ts'

const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const endBytes = 22
/** A comment may stand behind the end record. */
const longestComment = 65_535
/** A document has some thousand entries of some hundred bytes. */
const mostBytes = 4 * 1024 * 1024

/**
 * Returns the names of a zip archive from its directory at the end, where a program looks them up too. The order of
 * entries differs between programs, so that the first ones say little.
 */
export async function zipNames(source: ByteSource): Promise<string[]> {
  const tailStart = Math.max(0, source.size - endBytes - longestComment)
  const tail = await source.read(tailStart, source.size - tailStart)
  const end = lastEnd(tail)
  if (end < 0) return []
  const length = Math.min(tail.readUInt32LE(end + 12), mostBytes)
  const start = tail.readUInt32LE(end + 16)
  if (start >= source.size) return []
  return namesIn(await source.read(start, length))
}

function lastEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature) return at
  }
  return -1
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== entrySignature) break
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field))
    names.push(directory.toString('utf8', at + 46, at + 46 + name!))
    at += 46 + name! + extra! + comment!
  }
  return names
}
