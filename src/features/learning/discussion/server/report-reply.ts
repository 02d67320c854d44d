import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplyReports } from '../tables.ts'
import { findReply } from './find-reply.ts'
import { mayReport } from './rules.ts'

/** Reports a reply or a comment; a second report of the same person changes nothing. */
export async function reportReply({ db, viewer, input }: Call<typeof api.reportReply>) {
  must(mayReport(await findReply(db, input.replyId, viewer)))
  await db
    .insert(discussionReplyReports)
    .values({ ...input, userId: viewer.id })
    .onConflictDoNothing()
  return {}
}
