import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { stepRound } from './step-round.ts'

/** Does what is due in one round. */
export const stepRoundJob: Job = {
  name: 'peer-round',
  run: (kernel, { homeworkId }: { homeworkId: number }) =>
    kernel.db.transaction((tx) => stepRound(tx, kernel, homeworkId)),
}

/** Every five minutes, has done what is due in each round that has its date and no end, each by a job of its own. */
export const stepRoundsJob: Job = {
  name: 'peer-rounds',
  cron: '*/5 * * * *',
  async run({ db, jobs }) {
    const { rows } = await db.execute<{ homeworkId: number }>(sql`
      select r.homework_id as "homeworkId" from peer_rounds r join homework h on h.id = r.homework_id
      join classes c on c.id = h.class_id and c.archived_at is null
      where r.ended_at is null and h.state = 'published' and h.due_at <= now() order by r.homework_id`)
    for (const { homeworkId } of rows) await jobs.enqueue(db, stepRoundJob.name, { homeworkId })
  },
}
