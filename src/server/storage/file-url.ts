import { extname } from 'node:path'
import { isSigned, sign } from '../secrets/secret.ts'
import type { FileRow } from './tables.ts'

/** A signed address stays the same within one step, so that browsers may cache its answer. */
const stepSeconds = 600

/**
 * Returns the address of a file: '/files/7/name.pdf' for a public one; a signed one for a private file,
 * valid for at least `seconds` (and at most 10 minutes more). The caller has to check that the reader
 * may read the file.
 */
export function fileUrl(
  { secret }: { secret: string },
  file: Pick<FileRow, 'id' | 'name' | 'visibility'>,
  seconds = 3600,
): string {
  const path = publicFileUrl(file)
  if (file.visibility === 'public') return path
  const expires = Math.ceil((Date.now() / 1000 + seconds) / stepSeconds) * stepSeconds
  return `${path}?e=${expires}&s=${sign(secret, 'file', `${file.id}.${expires}`)}`
}

/** The name under which a private file is also read, by those who must not know whose it is: 'file.jpg'. */
export const namelessOf = (name: string): string => `file${extname(name)}`

/** Returns the address of a public file. */
export const publicFileUrl = (file: Pick<FileRow, 'id' | 'name'>) =>
  `/files/${file.id}/${encodeURIComponent(file.name)}`

/**
 * @returns the seconds for which a signed address is still valid, or undefined when it is forged or
 * expired
 */
export function signedFor(
  secret: string,
  id: number,
  { e, s }: { e?: unknown; s?: unknown },
): number | undefined {
  if (typeof e !== 'string' || typeof s !== 'string' || !/^\d{1,12}$/.test(e)) return undefined
  if (!isSigned(secret, 'file', `${id}.${Number(e)}`, s)) return undefined
  const left = Math.floor(Number(e) - Date.now() / 1000)
  return left > 0 ? left : undefined
}
