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

/** A user file and the round of its links; withdrawing all of them begins the next round. */
interface Linked {
  userFileId: number
  linkRound: number
}

/**
 * Returns the right to read one user file, as links carry it ('1767225600.dp.signature'). It holds for any
 * reader of the link, signed in or not, for at least `seconds`. The caller checks that the person who makes
 * the link owns the file.
 */
export function readingRight(
  { secret }: { secret: string },
  file: Linked,
  { download, print }: Grant,
  seconds: number,
): string {
  const expires = Math.ceil((Date.now() / 1000 + seconds) / stepSeconds) * stepSeconds
  const body = `${expires}.${download ? 'd' : ''}${print ? 'p' : ''}`
  return `${body}.${sign(secret, 'document', signed(file, body))}`
}

const signed = ({ userFileId, linkRound }: Linked, body: string) =>
  `${userFileId}.${linkRound}.${body}`

/** @returns 'expired' for a genuine right that has ended, undefined for a forged or a withdrawn one */
export function readRight(
  secret: string,
  file: Linked,
  right: string,
): Grant | 'expired' | undefined {
  const [, body = '', expires = '', grants = '', signature = ''] =
    /^((\d{1,12})\.(d?p?))\.([\w-]+)$/.exec(right) ?? []
  if (!isSigned(secret, 'document', signed(file, body), signature)) return undefined
  if (Number(expires) <= Date.now() / 1000) return 'expired'
  return { download: grants.includes('d'), print: grants.includes('p') }
}

/** When a right ends. */
export const rightEnds = (right: string): Date => new Date(Number(right.split('.')[0]) * 1000)
