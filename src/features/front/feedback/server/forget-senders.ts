import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { feedback } from '../tables.ts'

/** Forgets the addresses of visitors, even as hashes, once no limit counts them. */
export const forgetSendersJob: Job = {
  name: 'feedback-forget-senders',
  cron: '43 * * * *',
  async run({ db }) {
    await db
      .update(feedback)
      .set({ sender: null })
      .where(and(isNotNull(feedback.sender), lt(feedback.createdAt, sql`now() - interval '1 day'`)))
  },
}
