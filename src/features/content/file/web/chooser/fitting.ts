import { type FileKind, kindByName } from '#src/shared/file-kind.ts'

/** The endings that a refusal lists; more of them fit. */
const listed: Record<FileKind, readonly string[]> = {
  film: ['mp4', 'mov', 'mkv', 'avi', 'wmv', 'flv', 'webm'],
  sound: ['mp3', 'm4a', 'wav', 'amr', 'ogg'],
  picture: ['jpg', 'png', 'webp', 'gif', 'heic'],
  document: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'odt', 'odp', 'ods', 'rtf'],
  text: ['txt', 'md', 'csv'],
  other: [],
}
export const endingsOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => listed[kind]).join(', ')

/**
 * Checks before an upload, by its name, whether a file can be of one of the kinds; none are all kinds. An ending that
 * says nothing passes: the content decides once it is there.
 */
export function misfit(
  name: string,
  kinds: readonly FileKind[],
  endings?: readonly string[],
): 'noExtension' | 'badType' | null {
  if (!hasEnding(name, endings)) return /.\.[^.]+$/.test(name) ? 'badType' : 'noExtension'
  if (kinds.length === 0 || kinds.includes('other')) return null
  if (!/.\.[^.]+$/.test(name)) return 'noExtension'
  const kind = kindByName(name)
  return kind === undefined || kinds.includes(kind) ? null : 'badType'
}

/** Whether a name has one of the endings; without endings all have. */
export const hasEnding = (name: string, endings?: readonly string[]): boolean =>
  endings?.some((one) => name.toLowerCase().endsWith(`.${one}`)) ?? true
