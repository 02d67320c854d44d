import { eq, sql } from 'drizzle-orm'
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import { renewNames } from '#src/features/content/draft/server/write-records.ts'
import { draftRecords, drafts } from '#src/features/content/draft/tables.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { placesOf } from '#src/features/learning/approval/server/places.ts'
import { rejectedMessage } from '#src/features/learning/approval/server/messages-text.ts'
import { sendToTeachers } from '#src/features/learning/approval/server/send-to-teachers.ts'
import {
  courseSubmissionReasons,
  courseSubmissions,
} from '#src/features/learning/approval/tables.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import { setAuditStatus } from '#src/features/learning/course/server/set-states.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Loaded } from './load-course.ts'
import type { DemoSubjects } from './load-subjects.ts'
import { people } from './people.ts'
import { type SubmittedCourse, submittedCourses, unreleased } from './submitted-courses.ts'

interface Given {
  userIds: Map<string, number>
  subjects: DemoSubjects
  messages: Kernel['messages']
}

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

/** Loads a course in each state of its audit, and changes of a published one that wait for their release. */
export async function loadSubmitted(
  tx: Tx,
  loaded: readonly Loaded[],
  given: Given,
): Promise<void> {
  for (const course of submittedCourses) await loadOne(tx, course, given)
  const own = loaded.find(({ course }) => course.teachers[0] === 'teacher')
  if (own) await changeOutline(tx, own.courseId)
}

async function loadOne(tx: Tx, course: SubmittedCourse, given: Given): Promise<void> {
  const ownerId = given.userIds.get(course.owner)!
  const records = recordsOf(course, given)
  const draftId = await makeDraft(tx, courseDraft, records)
  const courseId = await insertCourse(tx, { kind: 'premium', ownerId, draftId })
  if (course.submittedHours === null) return
  const offer = Object.fromEntries(
    [...records].filter(([, { kind }]) => kind === 'course' || kind === 'teacher'),
  )
  const { rejected } = course
  const [submission] = await tx
    .insert(courseSubmissions)
    .values({
      ...{ courseId, offer, occasion: 'first', submitterId: ownerId },
      submittedAt: ago(course.submittedHours),
      ...(rejected && {
        ...{ state: 'rejected', decidedAt: ago(rejected.hours) },
        deciderId: given.userIds.get('admin'),
      }),
    })
    .returning()
  if (!rejected) return
  const reasons = rejected.reasons.map(({ words, ...reason }) => ({ ...reason, ...words }))
  await tx.insert(courseSubmissionReasons).values(
    reasons.map((reason, position) => ({
      ...{ ...reason, position, submissionId: submission!.id },
    })),
  )
  await setAuditStatus(tx, courseId, 'rejected')
  const places = await placesOf(tx, [submission!], reasons)
  await sendToTeachers(tx, given, submission!, rejectedMessage(reasons, places))
}

function recordsOf(course: SubmittedCourse, { userIds, subjects }: Given) {
  const [majorId] = subjects.majorIds.values()
  const [directionId] = subjects.directionIds.values()
  const isOffered = course.submittedHours !== null
  const owner = people.find(({ username }) => username === course.owner)!
  const head: CourseHead = {
    kind: 'course',
    ...{ name: course.name, introduction: course.introduction, content: course.content },
    keywords: course.keywords,
    categoryId: isOffered ? subjects.categoryIds.get(course.category)! : null,
    majorId: isOffered ? majorId! : null,
    directionId: isOffered ? directionId! : null,
    ...{ difficulty: 'beginner', language: 'zh', offered: 'both', payment: 'free', fee: '' },
    ...{ coverFileId: null, coverTheme: course.cover, textbookId: null },
  }
  const shown: TeacherRecord = {
    kind: 'teacher',
    place: { parent: null, order: generateKeyBetween(null, null) },
    userId: userIds.get(course.owner)!,
    name: { zh: owner.realName, en: '' },
    avatarFileId: null,
    introduction: course.teacherIntroduction,
  }
  const orders = generateNKeysBetween(null, null, course.chapters.length)
  return new Map<string, DraftRecord>([
    [headKey, head],
    ['t-1', shown],
    ...course.chapters.flatMap(({ name, introduction, reading }, at): [string, DraftRecord][] => [
      [
        `c-${at + 1}`,
        { kind: 'chapter', place: { parent: null, order: orders[at]! }, name, introduction },
      ],
      ...(reading
        ? [[`i-${at + 1}`, readingOf(`c-${at + 1}`, reading)] as [string, DraftRecord]]
        : []),
    ]),
  ])
}

const readingOf = (
  parent: string,
  { name, body }: { name: { zh: string; en: string }; body: { zh: string; en: string } },
): DraftRecord => ({
  ...{ kind: 'item', type: 'text', trial: false, name, body },
  place: { parent, order: generateKeyBetween(null, null) },
})

/** Renames the first chapter in the draft of a published course, and adds one. */
async function changeOutline(tx: Tx, courseId: number): Promise<void> {
  const draftId = (await draftOfCourse(tx, courseId))!
  const { rows } = await tx.execute<{ key: string; value: DraftRecord }>(sql`
    select key, value from draft_records
    where draft_id = ${draftId} and value ->> 'kind' = 'chapter' and value #>> '{place,parent}' is null
    order by value #>> '{place,order}' collate "C"`)
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const name = first.value['name'] as { zh: string; en: string }
  const renamed = {
    ...first.value,
    name: { zh: name.zh + unreleased.renamed.zh, en: name.en + unreleased.renamed.en },
  }
  const { added } = unreleased
  const chapter: DraftRecord = {
    kind: 'chapter',
    place: { parent: null, order: generateKeyBetween(last.value.place!.order, null) },
    ...{ name: added.name, introduction: added.introduction },
  }
  await tx.insert(draftRecords).values([
    { draftId, revision: 1, key: 'c-faq', value: chapter },
    {
      ...{ draftId, revision: 1, key: 'i-faq' },
      value: readingOf('c-faq', { name: added.name, body: added.reading }),
    },
  ])
  await tx
    .update(draftRecords)
    .set({ value: renamed, revision: 1 })
    .where(sql`draft_id = ${draftId} and key = ${first.key}`)
  await tx.update(drafts).set({ revision: 1 }).where(eq(drafts.id, draftId))
  await renewNames(tx, { draftId, host: courseDraft }, ['c-faq', 'i-faq', first.key])
}
