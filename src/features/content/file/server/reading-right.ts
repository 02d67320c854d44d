import { isSigned, sign } from '#src/server/secrets/secret.ts'

/** The rights of a reader beside reading. */
export interface Grant {
  download: boolean
  print: boolean
}

/** Printing is a copy on paper, so it follows the download. */
export const grantOf = ({ download }: { download: boolean }): Grant => ({
  download,
  print: download,
})

/** A right stays the same within one step, so that a page's address does too. */
const stepSeconds = 600

/**
 * Returns the right to read one user file, as links carry it ('1767225600.dp.signature'). It holds for any
 * reader of the link, signed in or not, for at least `seconds`. The caller checks that the link's first
 * reader may read the file.
 */
export function readingRight(
  { secret }: { secret: string },
  userFileId: number,
  { download, print }: Grant,
  seconds = 3600,
): string {
  const expires = Math.ceil((Date.now() / 1000 + seconds) / stepSeconds) * stepSeconds
  const body = `${expires}.${download ? 'd' : ''}${print ? 'p' : ''}`
  return `${body}.${sign(secret, 'document', `${userFileId}.${body}`)}`
}

/** @returns 'expired' for a genuine right that has ended, undefined for a forged one */
export function readRight(
  secret: string,
  userFileId: number,
  right: string,
): Grant | 'expired' | undefined {
  const [, body = '', expires = '', grants = '', signature = ''] =
    /^((\d{1,12})\.(d?p?))\.([\w-]+)$/.exec(right) ?? []
  if (!isSigned(secret, 'document', `${userFileId}.${body}`, signature)) return undefined
  if (Number(expires) <= Date.now() / 1000) return 'expired'
  return { download: grants.includes('d'), print: grants.includes('p') }
}
