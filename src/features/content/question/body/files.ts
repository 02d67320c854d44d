import type { QuestionBody } from './body.ts'
import { textsOf } from './texts.ts'

/** The part that a file plays in a body, which decides the kinds of files that fit. */
export type FilePlace = 'picture' | 'film' | 'document' | 'sheet'

export interface NamedFile {
  userFileId: number
  place: FilePlace
}

const named = /<(?:img|div|p)\b[^>]*?\bdata-(file|film|document)="(\d{1,10})"/g
const places = { file: 'picture', film: 'film', document: 'document' } as const

/** Returns the files of my files that a body names, in its texts and as its pictures and sheets, each place once. */
export function filesOfBody(body: QuestionBody): NamedFile[] {
  const found = new Map<string, NamedFile>()
  const add = (userFileId: number | null, place: FilePlace) => {
    if (userFileId !== null) found.set(`${place} ${userFileId}`, { userFileId, place })
  }
  for (const { text, kind } of textsOf(body)) {
    if (kind === 'plain') continue
    for (const [, what, id] of `${text.zh}${text.en}`.matchAll(named)) {
      add(Number(id), places[what as keyof typeof places])
    }
  }
  for (const part of body.type === 'group' ? body.questions.map((one) => one.body) : [body]) {
    if (part.type === 'hotspot') add(part.picture.file.userFileId, 'picture')
    if (part.type === 'form') for (const { file } of part.sheets) add(file.userFileId, 'sheet')
  }
  return [...found.values()]
}
