/** Characters that a file system of a teacher's computer may refuse. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** A part of a name that every file system takes. */
export const safeName = (text: string): string =>
  text
    .replaceAll(refused, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .toWellFormed()
