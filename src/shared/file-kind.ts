/** The kinds of files as limits and screens know them; a file's kind follows from its content, never from its name. */
export const fileKinds = ['film', 'sound', 'picture', 'document', 'text', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

const word = 'application/msword'
const powerPoint = 'application/vnd.ms-powerpoint'
const excel = 'application/vnd.ms-excel'
const openXml = 'application/vnd.openxmlformats-officedocument.'
const openDocument = 'application/vnd.oasis.opendocument.'

/** Types of documents that are rendered to pages, by the ending that the file should have. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: word,
  docx: `${openXml}wordprocessingml.document`,
  docm: 'application/vnd.ms-word.document.macroenabled.12',
  ppt: powerPoint,
  pptx: `${openXml}presentationml.presentation`,
  ppsx: `${openXml}presentationml.slideshow`,
  pptm: 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  xls: excel,
  xlsx: `${openXml}spreadsheetml.sheet`,
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  odt: `${openDocument}text`,
  odp: `${openDocument}presentation`,
  ods: `${openDocument}spreadsheet`,
  rtf: 'application/rtf',
} as const

/** A document of Office that is encrypted: its content cannot be known without the password. */
export const encryptedType = 'application/x-encrypted-office'

const documents = new Set<string>([...Object.values(documentTypes), encryptedType])
const slideTypes = new Set<string>([
  documentTypes.ppt,
  documentTypes.pptx,
  documentTypes.ppsx,
  documentTypes.pptm,
  documentTypes.odp,
])
const textTypes = new Set(['application/json', 'application/xml', 'application/x-subrip'])

/** Returns the kind of a file by its type. A drawing in SVG may run script, so that it is no picture. */
export function kindOf(mime: string): FileKind {
  const [family] = mime.split('/')
  if (family === 'video' || mime === 'application/vnd.ms-asf') return 'film'
  if (family === 'audio') return 'sound'
  if (family === 'image') return mime === 'image/svg+xml' ? 'other' : 'picture'
  if (documents.has(mime)) return 'document'
  return (family === 'text' && mime !== 'text/html') || textTypes.has(mime) ? 'text' : 'other'
}

/** Course files: 0 video, 1 slides, 2 any other document (specification, sections 3 and 5). */
export type CourseFileType = 0 | 1 | 2

/** Returns the type of a course file by its content. */
export function courseFileType(mime: string): CourseFileType {
  if (kindOf(mime) === 'film') return 0
  return slideTypes.has(mime) ? 1 : 2
}

const films = 'mp4 m4v mov avi wmv flv mkv webm mpg mpeg 3gp ts'
const pictures = 'jpg jpeg png gif webp avif heic heif bmp tif tiff'
const sounds = 'mp3 m4a aac wav ogg opus flac amr wma'
const texts = 'txt md csv srt vtt'
const others = 'zip rar 7z gz tar html htm svg epub exe iso'
const documentNames = `${Object.keys(documentTypes).join(' ')} wps et dps`
const kindsByEnding = new Map<string, FileKind>(
  (
    [
      ['film', films],
      ['picture', pictures],
      ['sound', sounds],
      ['text', texts],
      ['other', others],
      ['document', documentNames],
    ] as const
  ).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind] as const)),
)

/**
 * Guesses a file's kind by its name, before its content is there: for a quick refusal, or an icon.
 * @returns undefined for a name that says nothing
 */
export const kindByName = (name: string): FileKind | undefined =>
  kindsByEnding.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
