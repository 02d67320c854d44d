/** A file of a person that a text shows. */
export interface NamedFile {
  userFileId: number
  as: 'picture' | 'film' | 'document'
}

const places = { file: 'picture', film: 'film', document: 'document' } as const

/**
 * Returns the files that clean texts name, each once, in the order of reading: a room writes a row for each in
 * the transaction that saves the texts.
 */
export function filesNamed(...html: readonly string[]): NamedFile[] {
  const found = new Map<number, NamedFile>()
  for (const text of html) {
    for (const [, place, id] of text.matchAll(
      /<(?:img|div|p) data-(file|film|document)="(\d+)"/g,
    )) {
      const userFileId = Number(id)
      if (!found.has(userFileId)) {
        found.set(userFileId, { userFileId, as: places[place as keyof typeof places] })
      }
    }
  }
  return [...found.values()]
}
