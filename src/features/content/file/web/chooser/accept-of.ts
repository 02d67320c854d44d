import { documentTypes, type FileKind } from '#src/shared/file-kind.ts'

const endings = [...Object.keys(documentTypes), 'wps', 'et', 'dps'].map((ending) => `.${ending}`)

const accepted: Record<FileKind, readonly string[]> = {
  film: ['video/*', '.mkv', '.flv', '.wmv', '.avi', '.mov'],
  sound: ['audio/*', '.amr', '.m4a'],
  picture: ['image/*', '.heic', '.heif'],
  document: endings,
  text: ['.txt', '.md', '.csv', '.srt', '.vtt'],
  other: [],
}

/** Returns the `accept` of an input for kinds of files; undefined takes all. */
export function acceptOf(kinds: readonly FileKind[]): string | undefined {
  if (kinds.length === 0 || kinds.includes('other')) return undefined
  return kinds.flatMap((kind) => accepted[kind]).join(',')
}
