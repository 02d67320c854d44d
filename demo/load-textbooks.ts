import { eq, inArray, sql } from 'drizzle-orm'
import { generateNKeysBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { draftRecords } from '#src/features/content/draft/tables.ts'
import { emptyHead, insertTextbook } from '#src/features/content/textbook/server/create-textbook.ts'
import { holdTextbook } from '#src/features/content/textbook/server/hold-textbook.ts'
import { releaseAll } from '#src/features/content/textbook/server/release-all.ts'
import { textbooks as table } from '#src/features/content/textbook/tables.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Loaded } from './load-course.ts'
import type { DemoSubjects } from './load-subjects.ts'
import { type DemoTextbook, textbooks } from './textbooks.ts'
import type { Both } from './types.ts'

interface Given extends Pick<Kernel, 'events'> {
  userIds: Map<string, number>
  subjects: DemoSubjects
}

/** Loads the textbooks, with the chapters of the courses that are bound to them. */
export async function loadTextbooks(
  tx: Tx,
  loaded: readonly Loaded[],
  given: Given,
): Promise<void> {
  const courseIds = new Map(loaded.map(({ course, courseId }) => [course.slug, courseId]))
  for (const one of textbooks) {
    const ownerId = need(given.userIds, one.owner)
    const bound = one.parts.map(({ course }) => need(courseIds, course))
    const outline = await outlineOf(tx, one, bound)
    const head = {
      ...emptyHead(one.name, 'zh'),
      ...{ isbn: one.isbn, publisher: one.publisher, author: one.author },
      ...{ description: one.description, offered: 'both' as const, coverTheme: one.cover },
      categoryId: need(given.subjects.categoryIds, one.category),
    }
    const { textbookId, draftId } = await insertTextbook(tx, { ownerId, head, outline })
    if (one.state !== 'draft') {
      await tx
        .update(table)
        .set({ publishedAt: sql`now() - interval '40 days'` })
        .where(eq(table.id, textbookId))
      await releaseAll(tx, given, await holdTextbook(tx, { id: ownerId }, textbookId))
      await bind(tx, textbookId, bound)
    }
    if (one.state === 'changed') await changeSome(tx, draftId)
  }
}

/** Returns the chapters and items of courses, each course as a part of the textbook where it has a name there. */
async function outlineOf(tx: Tx, { parts }: DemoTextbook, courseIds: readonly number[]) {
  const orders = generateNKeysBetween(null, null, parts.length)
  const records = new Map<string, DraftRecord>()
  for (const [at, { name, introduction }] of parts.entries()) {
    const top = name ? `part-${at + 1}` : null
    if (top !== null) {
      const place = { parent: null, order: orders[at]! }
      records.set(top, { kind: 'chapter', place, name, introduction: introduction ?? empty })
    }
    const draftId = await draftOfCourse(tx, courseIds[at]!)
    const rows = await tx
      .select()
      .from(draftRecords)
      .where(eq(draftRecords.draftId, draftId!))
      .orderBy(draftRecords.key)
    const placed = rows.flatMap(({ key, value }) =>
      value?.place && (value.kind === 'chapter' || value.kind === 'item') ? [{ key, value }] : [],
    )
    const keys = new Map(placed.map(({ key }, index) => [key, `p${at + 1}-${index + 1}0`]))
    for (const { key, value } of placed) {
      const { parent, order } = value.place!
      const place = { parent: parent === null ? top : keys.get(parent)!, order }
      records.set(keys.get(key)!, { ...value, place })
    }
  }
  return records
}

const empty: Both = { zh: '', en: '' }

/** Binds courses to a textbook, live and in their drafts. */
async function bind(tx: Tx, textbookId: number, courseIds: readonly number[]): Promise<void> {
  const rows = await tx
    .update(courses)
    .set({ textbookId })
    .where(inArray(courses.id, [...courseIds]))
    .returning({ draftId: courses.draftId })
  const draftIds = rows.flatMap(({ draftId }) => (draftId === null ? [] : [draftId]))
  const bound = (side: string) =>
    sql`jsonb_set(${sql.raw(side)}, '{textbookId}', to_jsonb(${textbookId}::int))`
  await tx.execute(sql`
    update draft_records set value = ${bound('value')}, released = ${bound('released')}
    where draft_id = any(${sql.param(draftIds)}::int[]) and key = 'head'`)
}

/** Leaves changes that readers do not see yet: a sharper introduction, and a new chapter. */
async function changeSome(tx: Tx, draftId: number): Promise<void> {
  await tx.execute(sql`
    update draft_records set value = jsonb_set(value, '{introduction}',
      ${JSON.stringify({ zh: '十一个术语为什么需要规则，规则由谁制定，2020 版改了什么。', en: 'Why eleven terms need rules, who writes them, and what changed in 2020.' })}::jsonb)
    where draft_id = ${draftId} and key = (
      select key from draft_records where draft_id = ${draftId} and value ->> 'kind' = 'chapter'
        and value #>> '{place,parent}' is null order by value #>> '{place,order}' limit 1)`)
  const chapter: DraftRecord = {
    kind: 'chapter',
    place: { parent: null, order: 'z0' },
    name: { zh: '附录：常见误用', en: 'Appendix: common mistakes' },
    introduction: {
      zh: '合同里最常写错的五种写法，以及怎样改。',
      en: 'Five wordings that often go wrong in contracts, and how to mend them.',
    },
  }
  await tx.insert(draftRecords).values({ draftId, key: 'appendix', value: chapter, revision: 0 })
}

function need<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The demo school has no ${String(key)}`)
  return found
}
