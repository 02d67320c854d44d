import { and, desc, eq, gt } from 'drizzle-orm'
import { drafts, draftStates } from '#src/features/content/draft/tables.ts'
import type { Change } from '#src/features/content/draft/record.ts'
import { mayEdit } from '#src/features/content/draft/server/rules.ts'
import { saveDraft } from '#src/features/content/draft/server/save-draft.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { checkApi } from '../check-api.ts'
import { authoringErrors } from '../errors.ts'
import { openCourse } from './open-course.ts'
import { pullOfCourse } from './pull-of-course.ts'

/** No window of a browser has this key. */
const window = 'pull'

/** Takes chosen changes of a textbook over, as one act of the history. */
export async function pullTextbook(call: Call<typeof checkApi.pull>) {
  const { db, viewer, input } = call
  const course = await openCourse(db, { viewer, courseId: input.courseId }, mayEdit)
  const { draftId } = course
  const save = async (changes: Change[], kind: 'edit' | 'pull', base: number) => {
    const acts = [{ id: window, changes }]
    const answer = await saveDraft({ ...call, input: { draftId, base, window, kind, acts } })
    if (answer.refused.length > 0) throw new AppError(authoringErrors.changedMeanwhile)
    return answer.revision
  }
  const [before] = await db
    .select({ revision: drafts.revision })
    .from(drafts)
    .where(eq(drafts.id, draftId))
  const found = await pullOfCourse(db, course, viewer, input.textbookId)
  const changes = found?.changesOf(new Set(input.take)) ?? []
  let base = before!.revision
  // The textbook is bound first: it lends the files and questions that its copies name.
  const head = found?.course.get(headKey) as unknown as CourseHead
  if (head.textbookId !== input.textbookId)
    base = await save(
      [{ key: headKey, field: 'textbookId', value: input.textbookId }],
      'edit',
      base,
    )
  if (changes.length === 0) return { draftId, changed: 0, stateId: null }
  const [last] = await db
    .select({ id: draftStates.id })
    .from(draftStates)
    .where(eq(draftStates.draftId, draftId))
    .orderBy(desc(draftStates.id))
    .limit(1)
  await save(changes, 'pull', base)
  const [state] = await db
    .select({ id: draftStates.id })
    .from(draftStates)
    .where(
      and(
        eq(draftStates.draftId, draftId),
        gt(draftStates.id, last?.id ?? 0),
        eq(draftStates.kind, 'pull'),
      ),
    )
    .orderBy(draftStates.id)
    .limit(1)
  return {
    ...{ draftId, stateId: state?.id ?? null },
    changed: new Set(changes.map(({ key }) => key)).size,
  }
}
