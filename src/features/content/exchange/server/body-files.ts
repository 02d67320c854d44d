import type { FileKind } from '#src/shared/file-kind.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { NamedFile } from '../../question/body/files.ts'
import { mapTexts } from '../../question/body/texts.ts'

/** Names of attachments as bodies name them, and the files that they have become. */
export type SavedFiles = ReadonlyMap<string, { userFileId: number; kind: FileKind }>

/** A name in a text is a picture; one of a hot spot or a form may be another file. */
type Place = Extract<NamedFile['place'], 'picture' | 'sheet'>

interface Attachment {
  name: string
  place: Place
}

/** Returns the attachments that a body names, each place once. */
export function attachmentsOf(body: QuestionBody): Attachment[] {
  const found: Attachment[] = []
  replaceAttachments(body, (attachment) => {
    found.push(attachment)
    return null
  })
  return found
}

/**
 * Replaces the names of attachments in a body by files. A picture that was not saved is taken out, and so is the id
 * of a file of this site: an import names the files that it brings and no others.
 * @returns the names of those that are missing, each once
 */
export function withFiles(
  body: QuestionBody,
  files: SavedFiles,
): { body: QuestionBody; missing: string[] } {
  const missing = new Set<string>()
  const named = replaceAttachments(body, ({ name, place }) => {
    const file = files.get(name)
    if (file && fits(file.kind, place)) return file.userFileId
    missing.add(name)
    return null
  })
  return { body: named, missing: [...missing] }
}

/** Whether a file of a kind may stand in a place of a question. */
export const fits = (kind: string, place: Place): boolean =>
  kind === 'picture' || (place === 'sheet' && kind === 'document')

type Find = (attachment: Attachment) => number | null

function replaceAttachments(body: QuestionBody, find: Find): QuestionBody {
  const inHtml = (html: string) =>
    html
      .replaceAll(/<img\b[^>]*>/g, (tag) => {
        const name = / data-attachment="([^"]*)"/.exec(tag)?.[1]
        const userFileId =
          name === undefined ? null : find({ name: unescapeName(name), place: 'picture' })
        return userFileId === null
          ? ''
          : tag
              .replace(/ data-file="[^"]*"/, '')
              .replace(/ data-attachment="[^"]*"/, ` data-file="${userFileId}"`)
      })
      .replaceAll(/<div data-film="[^"]*"><\/div>/g, '')
      .replaceAll(/<p data-document="[^"]*">/g, '<p>')
  const texts = mapTexts(body, (text, kind) =>
    kind === 'plain' || !`${text.zh}${text.en}`.includes(' data-')
      ? text
      : { ...text, zh: inHtml(text.zh), en: inHtml(text.en) },
  )
  return withSheets(texts, ({ attachment: name }, place) => ({
    userFileId: name === undefined ? null : find({ name, place }),
  }))
}

type FileName = { userFileId: number | null; attachment?: string | undefined }
type Rename = (file: FileName, place: Place) => FileName

/** Returns a body whose picture of a hot spot and sheets of a form are named in another way. */
function withSheets(body: QuestionBody, rename: Rename): QuestionBody {
  switch (body.type) {
    case 'group':
      return {
        ...body,
        questions: body.questions.map((one) => ({
          ...one,
          body: withSheets(one.body, rename) as typeof one.body,
        })),
      }
    case 'hotspot':
      return { ...body, picture: { ...body.picture, file: rename(body.picture.file, 'picture') } }
    case 'form':
      return {
        ...body,
        sheets: body.sheets.map((sheet) => ({ ...sheet, file: rename(sheet.file, 'sheet') })),
      }
    default:
      return body
  }
}

const unescapeName = (name: string) =>
  name
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
