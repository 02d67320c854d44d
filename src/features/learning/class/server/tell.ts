import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import type { Both } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { ClassFacts } from './state.ts'

type Words = (given: { name: string; person: Both }) => { title: Both; text: Both }

/** What tells, and in whose name. */
export type Teller = Pick<Kernel, 'jobs'> & {
  viewer: Pick<Viewer, 'id' | 'username' | 'realName' | 'latinName'>
}

interface Told {
  words: { title: Both; text: Both }
  userIds: number[]
  link: string
  /** Unique for the act: a job that runs twice sends nothing twice. */
  key: string
}

/** Tells people about a class. */
export const tellJob: Job = {
  name: 'class-tell',
  options: { timeout: 600 },
  run: (kernel: Kernel, { words, userIds, link, key }: Told) =>
    sendToEach(kernel, userIds, { ...words, kind: 'class', weight: 'important', link, key }),
}

/** Has people told about a class after the commit, in the name of the person who acts, who is left out. */
export async function tell(
  tx: Tx,
  { jobs, viewer }: Teller,
  given: {
    to: readonly (number | null)[]
    of: Pick<ClassFacts, 'name'>
    words: Words
    link: string
  },
): Promise<void> {
  const userIds = given.to.filter((id): id is number => id !== null && id !== viewer.id)
  if (userIds.length === 0) return
  const zh = viewer.realName || viewer.username
  const words = given.words({
    name: given.of.name,
    person: { zh, en: viewer.latinName || zh },
  })
  await jobs.enqueue(tx, tellJob.name, {
    ...{ words, userIds, link: given.link },
    key: `class:${crypto.randomUUID()}`,
  } satisfies Told)
}
