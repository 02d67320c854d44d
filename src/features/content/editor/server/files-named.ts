/** A file of a person that a text shows. */
export interface NamedFile {
  userFileId: number
  as: 'picture' | 'film' | 'document'
}

const places = { file: 'picture', film: 'film', document: 'document' } as const

/** Takes files out of clean texts: pictures and films vanish, the name of a document stays as words. */
export function withoutFiles(html: string, ids: readonly number[]): string {
  const isGone = (id: string) => ids.includes(Number(id))
  return html
    .replaceAll(/<img data-file="(\d+)"[^>]*>/g, (tag, id: string) => (isGone(id) ? '' : tag))
    .replaceAll(/<div data-film="(\d+)"[^>]*><\/div>/g, (tag, id: string) =>
      isGone(id) ? '' : tag,
    )
    .replaceAll(/<p data-document="(\d+)"/g, (tag, id: string) => (isGone(id) ? '<p' : tag))
}

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
