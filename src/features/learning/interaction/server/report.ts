import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionReplyReports, interactionReports } from '../tables.ts'
import { readableInteraction, readableReply } from './facts.ts'
import { mayReport } from './rules.ts'

/** Reports a question; a second report of the same person changes nothing. @throws interaction.own */
export async function report({ db, viewer, input }: Call<typeof interactionApi.report>) {
  must(mayReport(await readableInteraction(db, input.interactionId, viewer)))
  await db
    .insert(interactionReports)
    .values({ ...input, userId: viewer.id })
    .onConflictDoNothing()
  return {}
}

/** Reports a reply; a second report of the same person changes nothing. @throws interaction.own */
export async function reportReply({ db, viewer, input }: Call<typeof interactionApi.reportReply>) {
  must(mayReport(await readableReply(db, input.replyId, viewer)))
  await db
    .insert(interactionReplyReports)
    .values({ ...input, userId: viewer.id })
    .onConflictDoNothing()
  return {}
}
