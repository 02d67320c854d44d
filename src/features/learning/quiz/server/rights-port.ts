import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'

/**
 * Asks a later room, before a hand-in, whether the learner may still take the quiz of an open attempt: it withholds the
 * attempt, or lets it go on.
 */
export const attemptRights = portOfMany<
  (kernel: Pick<Kernel, 'db' | 'events'>, attemptId: number) => Promise<void>
>('rights to go on with an attempt')
