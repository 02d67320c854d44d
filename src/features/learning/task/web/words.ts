/** What an answer says, as the page holds it. `photos` and `files` are `userFileId`s in their order. */
export interface Words {
  text: string
  photos: number[]
  files: number[]
}

const wordsOf = ({ text, photos, files }: Words): Words => ({ text, photos, files })

/** An answer as one text, which is kept on the device and compared as a whole. */
export const toBody = (words: Words): string => JSON.stringify(wordsOf(words))
export const fromBody = (body: string): Words => JSON.parse(body) as Words

export const isBlank = ({ text, photos, files }: Words): boolean =>
  text.trim() === '' && photos.length + files.length === 0
