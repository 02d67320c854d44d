import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { toSchoolTime } from '#src/shared/school-time.ts'
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
  /** Has the child draw or write. */
  make: (order: ChildOrder) => Promise<Uint8Array>
  /** Says that so much more is done. @throws where the archive was deleted meanwhile */
  step: (units?: number) => Promise<void>
}

/** A moment as files say it. */
export const moment = (value: Date | string): string =>
  toSchoolTime(new Date(value)).replace('T', ' ')
