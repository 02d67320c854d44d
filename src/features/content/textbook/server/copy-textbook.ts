import { nameOfCopy, presentRecords } from '#src/features/content/draft/server/copy-records.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { textbookApi } from '../contract.ts'
import { headKey } from '../records.ts'
import { insertTextbook, mustHaveTextbookRoom } from './create-textbook.ts'
import { holdTextbook } from './hold-textbook.ts'
import { mayOpen } from './rules.ts'

/** Copies the draft of one's own textbook into a new one, which is not published. */
export async function copyTextbook({ db, viewer, input }: Call<typeof textbookApi.copyTextbook>) {
  return db.transaction(async (tx) => {
    const { head, draftId, ...held } = await holdTextbook(tx, viewer, input.textbookId)
    must(mayOpen(held, viewer))
    await mustHaveTextbookRoom(tx, viewer.id)
    const outline = await presentRecords(tx, draftId)
    outline.delete(headKey)
    const copy = { ...head, name: nameOfCopy(head.name) }
    return insertTextbook(tx, { ownerId: viewer.id, head: copy, outline })
  })
}
