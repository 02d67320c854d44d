import { nameOfCopy, presentRecords } from '#src/features/content/draft/server/copy-records.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { authoringApi } from '../contract.ts'
import { holdPresent } from './own-course.ts'
import { mayOwn } from './own-rules.ts'

/**
 * Copies the draft of one's own course into a new one, which is pending and unpublished: with the same textbook, the
 * same files and questions; without co-teachers, semesters, learners and their results.
 */
export async function copyCourse({ db, viewer, input }: Call<typeof authoringApi.copyCourse>) {
  return db.transaction(async (tx) => {
    const course = await holdPresent(tx, { courseId: input.courseId, userId: viewer.id })
    must(mayOwn(course))
    const from = course.draftId ?? (await draftOfCourse(tx, input.courseId))
    const records = new Map<string, DraftRecord>()
    for (const [key, record] of await presentRecords(tx, from!)) {
      records.set(key, copyOf(record, viewer.id))
    }
    const head = records.get(headKey) as unknown as CourseHead
    records.set(headKey, { ...head, name: nameOfCopy(head.name) })
    const draftId = await makeDraft(tx, courseDraft, records)
    const { kind } = course
    const courseId = await insertCourse(tx, { kind, ownerId: viewer.id, draftId })
    return { courseId, kind, draftId }
  })
}

/** A shown teacher stays with what the course says; the accounts of co-teachers are not those of the copy. */
function copyOf(record: DraftRecord, ownerId: number): DraftRecord {
  if (record.kind !== 'teacher') return record
  const { userId } = record as unknown as TeacherRecord
  return { ...record, userId: userId === ownerId ? userId : null }
}
