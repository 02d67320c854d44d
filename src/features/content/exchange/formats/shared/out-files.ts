import type { QuestionBody } from '../../../question/body/body.ts'
import type { OutPaper } from '../../paper-form.ts'
import type { Noted } from './noted.ts'

export interface OutFile {
  /** Its name in the exported file: '12-invoice.png'. */
  name: string
  mime: string
  bytes: Uint8Array
}
export type OutFiles = ReadonlyMap<number, OutFile>

const inHtml = /<img [^>]*?data-file="(\d+)"[^>]*>/g

/** The files that a body names: pictures of its texts, of a hot spot, and sheets of a form. */
export function fileIdsOf(body: QuestionBody): number[] {
  const json = JSON.stringify(body)
  const inTexts = [...json.replaceAll('\\"', '"').matchAll(inHtml)].map(([, id]) => Number(id))
  const named = [...json.matchAll(/"userFileId":(\d+)/g)].map(([, id]) => Number(id))
  return [...new Set([...inTexts, ...named])]
}

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
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) => {
    if (typeof value === 'string') {
      return value
        .replaceAll(/<img [^>]*?data-file="(\d+)"[^>]*>/g, (tag, id: string) => {
          const name = files.get(Number(id))?.name
          return name ? tag.replace(/data-file="\d+"/, `data-attachment="${name}"`) : ''
        })
        .replaceAll(/<div data-film="\d+"><\/div>/g, '')
        .replaceAll(/<p data-document="\d+">/g, '<p>')
    }
    if (typeof value === 'object' && value !== null && 'userFileId' in value) {
      const name = files.get(Number(value.userFileId))?.name
      return name ? { userFileId: null, attachment: name } : { ...value, userFileId: null }
    }
    return value
  }) as QuestionBody
}

/** Says which things of a body's texts no file format takes along, and which files are gone. */
export function noteFiles(body: QuestionBody, noted: Noted, files?: OutFiles): void {
  const json = JSON.stringify(body)
  if (/data-film=/.test(json)) noted.lost('fieldNotHeld', { field: 'film' })
  if (/data-document=/.test(json)) noted.lost('fieldNotHeld', { field: 'document' })
  for (const id of files ? fileIdsOf(body) : []) {
    if (!files?.has(id)) noted.lost('fileGone', { file: id })
  }
}
