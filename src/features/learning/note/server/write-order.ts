import type { Locale } from '#src/shared/locale.ts'
import type { ExportedNote } from './exported-notes.ts'

/** What writes a file of notes is given. */
export interface WriteOrder {
  notes: readonly ExportedNote[]
  locale: Locale
  /** Paths of frames on the disk, by their keys. */
  frames: Readonly<Record<string, string>>
  /** The file that is written. */
  path: string
  signal: AbortSignal
  progress: (percent: number) => Promise<void>
}
