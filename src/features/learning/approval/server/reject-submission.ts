import { sql } from 'drizzle-orm'
import { setAuditStatus } from '#src/features/learning/course/server/set-states.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import { outlineKey } from '../outline-key.ts'
import { headFields, teacherFields } from '../states.ts'
import { courseSubmissionReasons } from '../tables.ts'
import { approvalActs } from './acts-text.ts'
import { endSubmission } from './end-submission.ts'
import { holdSubmission, reviewFacts, type Submission } from './hold-submission.ts'
import { rejectedMessage } from './messages-text.ts'
import { nextSubmission } from './next-submission.ts'
import { placesOf } from './places.ts'
import { mayDecide } from './rules.ts'
import { sendToTeachers } from './send-to-teachers.ts'

type Reject = Call<typeof approvalApi.rejectSubmission>

/** Rejects an offer with reasons. An approved course stays approved, as readers see it. */
export async function rejectSubmission(call: Reject) {
  const { db, viewer, input } = call
  const { submissionId, reasons } = input
  mustHaveWords(reasons)
  const nextId = await db.transaction(async (tx) => {
    const submission = await holdSubmission(tx, submissionId)
    const isRepeated = submission.state === 'rejected' && submission.deciderId === viewer.id
    if (!isRepeated) {
      must(mayDecide(viewer, await reviewFacts(tx, submission, viewer.id)))
      await mustBePlaces(tx, submission, reasons)
      await tx
        .insert(courseSubmissionReasons)
        .values(reasons.map((reason, position) => ({ submissionId, position, ...reason })))
      await endSubmission(tx, submissionId, { state: 'rejected', deciderId: viewer.id })
      if (submission.occasion !== 'change')
        await setAuditStatus(tx, submission.courseId, 'rejected')
      const places = await placesOf(tx, [submission], reasons)
      await sendToTeachers(tx, call, submission, rejectedMessage(reasons, places))
      await recordAct(tx, call, approvalActs.reject, {
        ...{ subject: `submission:${submissionId}`, detail: { reasons: reasons.length } },
      })
    }
    return nextSubmission(tx, { after: submissionId, viewer })
  })
  return { nextId }
}

function mustHaveWords(reasons: Reject['input']['reasons']): void {
  if (reasons.length === 0) throw refuseField(approvalErrors.reasonNeeded, 'reasons')
  const at = reasons.findIndex(({ code, zh, en }) => code === 'other' && zh === '' && en === '')
  if (at !== -1) throw refuseField(approvalErrors.wordsNeeded, `reasons.${at}.zh`)
}

/** A reason is about a field of the offer, or about the outline and what is in it. */
async function mustBePlaces(
  tx: Tx,
  { offer, courseId }: Submission,
  reasons: Reject['input']['reasons'],
): Promise<void> {
  const keys = reasons.map(({ key }) => key)
  const { rows } = await tx.execute<{ key: string }>(sql`
    select r.key from courses c join draft_records r on r.draft_id = c.draft_id
    where c.id = ${courseId} and r.key = any(${sql.param(keys)}::text[])
      and coalesce(r.value, r.released) ->> 'kind' in ('chapter', 'item')`)
  const inOutline = new Set([outlineKey, ...rows.map(({ key }) => key)])
  const fields: Record<string, readonly string[]> = { course: headFields, teacher: teacherFields }
  for (const [at, { key, field }] of reasons.entries()) {
    const kind = offer[key]?.kind
    const isKnown = kind ? field === '' || fields[kind]?.includes(field) : inOutline.has(key)
    if (!isKnown) throw refuseField(approvalErrors.placeUnknown, `reasons.${at}.field`)
  }
}
