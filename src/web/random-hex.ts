/** Returns 32 random hexadecimal digits; `crypto.randomUUID` is missing on a site served over plain HTTP. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
