import type { FileKind } from '#src/shared/file-kind.ts'
import type { IconName } from '#src/web/ui/icon.tsx'

export const kindIcons: Record<FileKind, IconName> = {
  film: 'video',
  sound: 'volume',
  picture: 'image',
  document: 'file',
  text: 'note',
  other: 'attachment',
}
