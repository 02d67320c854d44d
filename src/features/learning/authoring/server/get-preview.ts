import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import { presentOffer } from '#src/features/learning/approval/server/present-offer.ts'
import { previewOutline } from '#src/features/learning/approval/server/preview-outline.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { checkApi } from '../check-api.ts'
import { openCourse } from './open-course.ts'

/** Answers with a draft as readers will see it, in both languages. */
export async function getPreview(
  call: Call<typeof checkApi.getPreview>,
): Promise<AnswerOf<typeof checkApi.getPreview>> {
  const { db, viewer, input } = call
  const { courseId, kind, draftId } = await openCourse(db, { viewer, courseId: input.courseId })
  const records = await readDraft(db, draftId)
  const [offer, { chapters, open }] = await Promise.all([
    presentOffer(call, viewer, records),
    previewOutline(call, { draftId, records }),
  ])
  const { zh, en } = offer.content
  return {
    ...{ courseId, kind, draftId, chapters },
    offer: { ...offer, content: { zh: open(zh), en: open(en) } },
  }
}
