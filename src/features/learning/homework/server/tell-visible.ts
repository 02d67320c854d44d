import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { homeworkMessages } from './messages-text.ts'
import { concernedBy, momentWords, tellLearners } from './tell.ts'

/** Tells students, within five minutes, of homework that they see from now on. */
export const tellVisibleJob: Job = {
  name: 'homework-tell-visible',
  options: { timeout: 240 },
  cron: '*/5 * * * *',
  async run({ db, jobs }) {
    // Each in a transaction of its own: what one has told stays told.
    while (await db.transaction((tx) => tellNext(tx, { jobs })));
  },
}

/** The message names no person. */
const nobody = { id: 0, username: '', realName: '', latinName: '' }

interface Found extends Record<string, unknown> {
  homeworkId: number
  title: string
  dueAt: string
  name: string
  archived: boolean
}

async function tellNext(tx: Tx, kernel: Pick<Kernel, 'jobs'>): Promise<boolean> {
  const { rows } = await tx.execute<Found>(sql`
    update homework h set told_at = now() from classes c
    where c.id = h.class_id and h.id = (
      select n.id from homework n where n.state = 'published' and n.told_at is null and n.visible_from <= now()
      order by n.visible_from limit 1 for update skip locked)
    returning h.id as "homeworkId", h.title, h.due_at as "dueAt", c.name, c.archived_at is not null as archived`)
  const [found] = rows
  if (!found) return false
  const { homeworkId, title, name } = found
  if (found.archived) return true
  const words = homeworkMessages.set(title, momentWords(new Date(found.dueAt)))
  const to = await concernedBy(tx, homeworkId)
  await tellLearners(tx, { ...kernel, viewer: nobody }, { homeworkId, name }, to, words)
  return true
}
