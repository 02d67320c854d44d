import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import type { Both } from '#src/shared/locale.ts'

export interface Told {
  words: { title: Both; text: Both }
  userIds: number[]
  link: string
  key: string
}

/** Sends a message to many learners. A repeated run sends nothing twice, because each message carries the key. */
export const writeToLearners: Job = {
  name: 'progress-write-to-learners',
  options: { timeout: 600 },
  run: (kernel: Kernel, { words, userIds, link, key }: Told) =>
    sendToEach(kernel, userIds, { ...words, kind: 'course', weight: 'important', link, key }),
}
