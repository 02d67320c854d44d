/** The signs of a class code: digits and capitals without 0, O, 1, I and L, which look like each other. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 8

/** Room for a whole link, which people paste as often as the code. */
export const codeTypedMost = 300

/**
 * Reads a class code as people type it: any case, with spaces or hyphens, or the link that carries it.
 * @returns null where it cannot be one
 */
export function readCode(typed: string): string | null {
  const given = /[?&]code=([^&#]*)/.exec(typed)?.[1]?.replaceAll(/%20|\+/g, ' ') ?? typed
  const code = given
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}\-–—_]/gu, '')
  const fits = code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign))
  return fits ? code : null
}

/** Returns a code in two halves, as it is read aloud: 'K7PM 4XQD'. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
