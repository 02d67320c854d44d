import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'

export interface Told {
  words: { title: Both; text: Both }
  userIds: number[]
  link: string
  key: string
}

const batch = 200

/** Sends a message to many learners. A repeated run sends nothing twice, because each message carries the key. */
export const writeToLearners: Job = {
  name: 'progress-write-to-learners',
  options: { timeout: 600 },
  async run({ db, messages }: Kernel, { words, userIds, link, key }: Told) {
    for (let at = 0; at < userIds.length; at += batch) {
      await db.transaction(async (tx) => {
        for (const userId of userIds.slice(at, at + batch)) {
          await messages.send(tx, {
            ...words,
            userId,
            kind: 'course',
            weight: 'important',
            link,
            key,
          })
        }
      })
    }
  },
}
