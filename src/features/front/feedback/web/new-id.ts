import { randomHex } from '#src/web/random-hex.ts'

/** Returns a random UUID (version 4). */
export const newId = (): string =>
  randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
