import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'

/** Days for which every state is kept; the last `statesKept` of each draft stay longer. */
export const historyDays = 30
export const statesKept = 50

/** Forgets states and kept texts that are old, and deleted records that readers do not see. */
export const forgetOldStates: Job = {
  name: 'draft-forget-old-states',
  options: { timeout: 600 },
  cron: '40 18 * * *',
  async run({ db }) {
    const old = sql`now() - make_interval(days => ${historyDays})`
    await db.execute(sql`
      delete from draft_states s using (
        select id, row_number() over (partition by draft_id order by id desc) as place from draft_states
      ) counted
      where counted.id = s.id and counted.place > ${statesKept} and s.changed_at < ${old}`)
    await db.execute(sql`delete from draft_asides where at < ${old}`)
    await db.execute(sql`
      delete from draft_records r using drafts d
      where d.id = r.draft_id and r.value is null and r.released is null and d.changed_at < ${old}`)
  },
}
