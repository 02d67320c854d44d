import { generateNKeysBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { emptyHead, insertTextbook } from '#src/features/content/textbook/server/create-textbook.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import { projectOutline } from '#src/features/learning/course/server/project-outline.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { newTeacher } from './seed-bank.ts'

const chapterTotal = 1000
const itemTotal = 500
const courseTotal = 1000
/** Releases that are timed, after one that is not. */
const releases = 20

/** The data that the cases of authoring use. */
export interface AuthoringSchool {
  /** Access token of a teacher with a textbook of 1,000 chapters and 1,000 courses, one of them of 500 items. */
  token: string
  bookDraftId: number
  courseDraftId: number
  courseId: number
  counts: Record<string, number>
}

/** Makes what a busy teacher has, and times releases, which are no calls that can be sent again and again. */
export async function seedAuthoring(kernel: Kernel): Promise<AuthoringSchool> {
  const { db } = kernel
  const { id: ownerId, token } = await newTeacher(kernel, '陈远航')
  const book = await db.transaction((tx) =>
    insertTextbook(tx, {
      ownerId,
      head: emptyHead({ zh: '国际贸易实务', en: '' }, 'zh'),
      outline: outlineOf(chapterTotal, 0),
    }),
  )
  const course = await db.transaction((tx) => insertOne(tx, ownerId, 0, outlineOf(100, itemTotal)))
  const first = await timed(() => release(kernel, course))
  const each: number[] = []
  for (let n = 0; n < releases; n++) {
    await touchAll(kernel, course.draftId, n)
    each.push(await timed(() => release(kernel, course)))
  }
  for (let from = 1; from < courseTotal; from += 100) {
    await db.transaction(async (tx) => {
      for (let n = from; n < Math.min(from + 100, courseTotal); n++) {
        await insertOne(tx, ownerId, n, outlineOf(3, 0))
      }
    })
  }
  const client = await db.$client.connect()
  await client.query('vacuum (analyze)')
  client.release()
  return {
    ...{
      token,
      bookDraftId: book.draftId,
      courseDraftId: course.draftId,
      courseId: course.courseId,
    },
    counts: {
      'chapters of the book': chapterTotal,
      'items of the course': itemTotal,
      courses: courseTotal,
      'CPU ms of the first release': first,
      'CPU ms of a release of all items': each.toSorted((one, other) => one - other)[releases / 2]!,
    },
  }
}

const release = (kernel: Kernel, course: { courseId: number; draftId: number }) =>
  kernel.db.transaction((tx) => projectOutline(tx, kernel, course))

/** Changes the name of each item, as if all had been typed again. */
async function touchAll({ db }: Kernel, draftId: number, n: number) {
  await db.$client.query(
    `update draft_records set value = jsonb_set(value, '{name,zh}', to_jsonb(key || ' ' || $2::text))
     where draft_id = $1 and value ->> 'kind' = 'item'`,
    [draftId, n],
  )
}

/** @returns the milliseconds of the processor in this process; the database's own come besides */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 100) / 10
}

async function insertOne(
  tx: Tx,
  ownerId: number,
  n: number,
  outline: ReadonlyMap<string, DraftRecord>,
) {
  const head: CourseHead = {
    kind: 'course',
    name: { zh: `外贸单证实务 ${n}`, en: '' },
    introduction: { zh: '从合同到收款的单证。', en: '' },
    content: { zh: `<p>${'本课程讲授信用证、提单与保险单。'.repeat(40)}</p>`, en: '' },
    keywords: { zh: ['单证', '信用证'], en: [] },
    ...{ categoryId: null, majorId: null, directionId: null, difficulty: 'beginner' },
    ...{ language: 'zh', offered: 'zh', payment: 'free', fee: '' },
    ...{ coverFileId: null, coverTheme: '', textbookId: null },
  }
  const draftId = await makeDraft(
    tx,
    courseDraft,
    new Map<string, DraftRecord>([[headKey, head], ...outline]),
  )
  const courseId = await insertCourse(tx, { kind: 'premium', ownerId, draftId })
  return { courseId, draftId }
}

/** Chapters ten to a part, with as many reading texts spread over them. */
function outlineOf(chapters: number, items: number): Map<string, DraftRecord> {
  const orders = generateNKeysBetween(null, null, Math.max(chapters, items))
  const records = new Map<string, DraftRecord>()
  for (let n = 0; n < chapters; n++) {
    records.set(`c-${n}`, {
      kind: 'chapter',
      place: { parent: n % 10 === 0 ? null : `c-${n - (n % 10)}`, order: orders[n]! },
      name: { zh: `第 ${n + 1} 节 信用证的审核`, en: '' },
      introduction: { zh: '单证一致、单单一致，银行在五个工作日内审单。'.repeat(4), en: '' },
    })
  }
  for (let n = 0; n < items; n++) {
    records.set(`i-${n}`, {
      ...{ kind: 'item', type: 'text', trial: false },
      place: { parent: `c-${n % chapters}`, order: orders[n]! },
      name: { zh: `阅读 ${n}`, en: '' },
      body: { zh: `<p>${'信用证是银行有条件的付款承诺。'.repeat(60)}</p>`, en: '' },
    })
  }
  return records
}
