import { and, desc, eq, gte } from 'drizzle-orm'
import { draftStates } from '#src/features/content/draft/tables.ts'
import type { Change } from '#src/features/content/draft/record.ts'
import { holdDraft } from '#src/features/content/draft/server/hold-draft.ts'
import { mayEdit } from '#src/features/content/draft/server/rules.ts'
import { saveIn } from '#src/features/content/draft/server/save-draft.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { checkApi } from '../check-api.ts'
import { authoringErrors } from '../errors.ts'
import { type OpenedCourse, openCourse } from './open-course.ts'
import { pullOfCourse } from './pull-of-course.ts'

/** No window of a browser has this key. */
const window = 'pull'

/**
 * Takes chosen changes of a textbook over, as one act of the history. The draft is locked before it is compared: the
 * same call again, also at the same time, finds nothing more to take.
 */
export async function pullTextbook(call: Call<typeof checkApi.pull>) {
  const { db, viewer, input } = call
  const course = await openCourse(db, { viewer, courseId: input.courseId }, mayEdit)
  return db.transaction((tx) => pullIn(tx, { ...call, course }, input))
}

/** The same in a transaction that does more; `take` 'all' copies the whole outline. */
export async function pullIn(
  tx: Tx,
  call: Omit<Parameters<typeof saveIn>[1], 'input'> & { course: OpenedCourse },
  { textbookId, take }: { textbookId: number; take: readonly string[] | 'all' },
) {
  const { viewer, course } = call
  const { draftId } = course
  const { draft } = await holdDraft(tx, { ...call, draftId }, mayEdit)
  const save = async (changes: Change[], kind: 'edit' | 'pull', base: number) => {
    const acts = [{ id: window, changes }]
    const answer = await saveIn(tx, { ...call, input: { draftId, base, window, kind, acts } })
    if (answer.refused.length > 0) throw new AppError(authoringErrors.changedMeanwhile)
    return answer.revision
  }
  const found = await pullOfCourse(tx, course, viewer, textbookId)
  const chosen = take === 'all' ? found?.entries.map(({ id }) => id) : take
  const changes = found?.changesOf(new Set(chosen)) ?? []
  let base = draft.revision
  // The textbook is bound first: it lends the files and questions that its copies name.
  const head = found?.course.get(headKey) as unknown as CourseHead
  if (head.textbookId !== textbookId) {
    const bound = [{ key: headKey, field: 'textbookId', value: textbookId }]
    base = await save(bound, 'edit', base)
  }
  if (changes.length === 0) return { draftId, changed: 0, stateId: null }
  const revision = await save(changes, 'pull', base)
  const ofThis = and(eq(draftStates.draftId, draftId), gte(draftStates.revision, revision))
  const [state] = await tx
    .select({ id: draftStates.id })
    .from(draftStates)
    .where(and(ofThis, eq(draftStates.kind, 'pull')))
    .orderBy(desc(draftStates.id))
    .limit(1)
  const changed = new Set(changes.map(({ key }) => key)).size
  return { draftId, changed, stateId: state?.id ?? null }
}
