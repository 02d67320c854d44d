/**
 * The code of a certificate: 23 random characters of 5 bits and one that finds typing errors. The alphabet has no
 * letters that look like others: I, L, O and U.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLength = 23

/** Makes a code of 115 random bits, without its hyphens. */
export function makeCode(random: Uint8Array = crypto.getRandomValues(new Uint8Array(23))): string {
  const body = Array.from(random.subarray(0, randomLength), (byte) => alphabet[byte & 31]).join('')
  return body + checkOf(body)
}

/** Reads a code as people type it. @returns null where it holds a typing error */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (code.length !== randomLength + 1) return null
  const body = code.slice(0, -1)
  if (Array.from(body).some((letter) => !alphabet.includes(letter))) return null
  return checkOf(body) === code.at(-1) ? code : null
}

/** Luhn's method for 32 characters: it finds each wrong character and most exchanged neighbours. */
function checkOf(body: string): string {
  let sum = 0
  for (const [n, letter] of Array.from(body).reverse().entries()) {
    const value = alphabet.indexOf(letter) * (n % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length)
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]!
}
