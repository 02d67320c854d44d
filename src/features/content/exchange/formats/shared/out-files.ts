import type { QuestionBody } from '../../../question/body/body.ts'
import { filesOfBody } from '../../../question/body/files.ts'
import { mapTexts } from '../../../question/body/texts.ts'
import type { OutPaper } from '../../paper-form.ts'
import type { Noted } from './noted.ts'

export interface OutFile {
  /** Its name in the exported file: '12-invoice.png'. */
  name: string
  mime: string
  bytes: Uint8Array
}
export type OutFiles = ReadonlyMap<number, OutFile>

/** The files that travel with a body: pictures of its texts, of a hot spot, and sheets of a form. */
export const fileIdsOf = (body: QuestionBody): number[] => [
  ...new Set(
    filesOfBody(body)
      .filter(({ place }) => place === 'picture' || place === 'sheet')
      .map(({ userFileId }) => userFileId),
  ),
]

/** Gets the bytes of every file that the questions of a paper name. */
export async function outFilesOf(paper: OutPaper): Promise<OutFiles> {
  const ids = [...new Set(paper.questions.flatMap(({ body }) => fileIdsOf(body)))]
  const files = new Map<number, OutFile>()
  for (const id of ids) {
    const file = await paper.file(id)
    if (file) files.set(id, { ...file, name: `${id}-${safeName(file.name)}` })
  }
  return files
}

/** A name without anything that a path or an address could mind. */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\\/:*?"<>|#%&\s]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-80) || 'file'

/**
 * Returns a body in which files are named by their attachments, as a reader of the exported file finds them. Films
 * and documents of texts do not travel.
 */
export function withAttachments(
  body: QuestionBody,
  files: ReadonlyMap<number, { name: string }>,
): QuestionBody {
  const inHtml = (html: string) =>
    html
      .replaceAll(/<img [^>]*?data-file="(\d+)"[^>]*>/g, (tag, id: string) => {
        const name = files.get(Number(id))?.name
        return name ? tag.replace(/data-file="\d+"/, `data-attachment="${name}"`) : ''
      })
      .replaceAll(/<div data-film="\d+"><\/div>/g, '')
      .replaceAll(/<p data-document="\d+">/g, '<p>')
  const named = mapTexts(body, (text, kind) =>
    kind === 'plain' ? text : { ...text, zh: inHtml(text.zh), en: inHtml(text.en) },
  )
  return JSON.parse(JSON.stringify(named), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('userFileId' in value)) return value
    const name = files.get(Number(value.userFileId))?.name
    return name ? { userFileId: null, attachment: name } : { ...value, userFileId: null }
  }) as QuestionBody
}

/** Says which things of a body's texts no file format takes along, and which files are gone. */
export function noteFiles(body: QuestionBody, noted: Noted, files?: OutFiles): void {
  const places = new Set(filesOfBody(body).map(({ place }) => place))
  if (places.has('film')) noted.lost('fieldNotHeld', { field: 'film' })
  if (places.has('document')) noted.lost('fieldNotHeld', { field: 'document' })
  for (const id of files ? fileIdsOf(body) : []) {
    if (!files?.has(id)) noted.lost('fileGone', { file: id })
  }
}
