import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { ArchiveOrder as ChildOrder } from '../child/archive-child.ts'
import type { ArchiveOrder } from '../forms.ts'
import type { ArchiveWords } from './archive-text.ts'
import type { Packing } from './packing.ts'

/** The archive under way, as each of its parts gets it. */
export interface Pack {
  kernel: Kernel
  /** The teacher, whose rights decide what comes along. */
  viewer: { id: number }
  standing: ClassFacts
  order: ArchiveOrder
  words: ArchiveWords
  packing: Packing
  signal: AbortSignal
  /** Bytes that files of materials and announcements may still take. */
  room: { bytes: number }
  /** Draws a report or writes a workbook in the child process. */
  make: (order: ChildOrder) => Promise<Uint8Array>
  /** Records progress, in steps as `countSteps` counts them. @throws where the archive was deleted meanwhile */
  step: (units?: number) => Promise<void>
}
