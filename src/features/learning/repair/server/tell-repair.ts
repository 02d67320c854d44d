import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { repairPaths } from '../paths.ts'
import { repairMessage } from './messages-text.ts'
import { setLearners } from './set-rows.ts'

interface Row extends Record<string, unknown> {
  userId: number
  title: string
  dueOn: string | null
  zh: string
  en: string
}

/** Tells each learner of a practice set, once. */
export const tellRepairJob: Job = {
  name: 'repair-tell',
  options: { retries: 1 },
  async run({ db, messages }, { setId }: { setId: number }) {
    const { rows } = await db.execute<Row>(sql`
      select x.user_id as "userId", r.title, r.due_on::text as "dueOn", c.name as zh,
        coalesce(nullif(c.name_en, ''), c.name) as en
      from repair_sets r join courses c on c.id = r.course_id cross join lateral ${setLearners()} x
      where r.id = ${setId} order by x.user_id`)
    for (const { userId, title, dueOn, zh, en } of rows) {
      await messages.send(db, {
        ...repairMessage(title, { zh, en }, dueOn),
        ...{ userId, key: `repair-${setId}`, kind: 'course', weight: 'important' },
        link: repairPaths.set(setId),
      })
    }
  },
}
