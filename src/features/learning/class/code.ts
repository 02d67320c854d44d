/** The signs of a class code: digits and capitals without 0, O, 1, I and L, which look like each other. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 8

/** Reads a class code as people type it: any case, with spaces or hyphens. @returns null where it cannot be one */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—_]/gu, '')
  const fits = code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign))
  return fits ? code : null
}

/** Returns a code in two halves, as it is read aloud: 'K7PM 4XQD'. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
