import { sql } from 'drizzle-orm'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { markReleased } from '#src/features/content/draft/server/make-draft.ts'
import type { ChapterRecord, ItemRecord } from '#src/features/content/outline/records.ts'
import { asksSomething } from '#src/features/content/outline/quiz-problems.ts'
import { childrenOf, inReadingOrder } from '#src/features/content/outline/tree.ts'
import { filesNamed } from '#src/features/content/editor/server/files-named.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { countContent } from './count-content.ts'
import { courseDraft } from './names-of.ts'
import { measuresOf, writeQuizzes } from './project-parts.ts'
import { renewWordsOf } from './search-words.ts'

type Given = Pick<Kernel, 'config' | 'events' | 'ports'>

interface Row extends Record<string, unknown> {
  key: string
  /** Null for one that was deleted since the last release. */
  value: DraftRecord | null
  changed: boolean
  /** Learners see it. */
  isLive: boolean
}

/**
 * Puts the chapters and items of a course's draft into the live rows, in the transaction of a release. A row keeps
 * its id by its key, and with it what learners have done; one that left the draft is marked as removed, and is back
 * with their progress when it returns. The number of statements grows with the changed quizzes and files only.
 */
export async function projectOutline(
  tx: Tx,
  given: Given,
  { courseId, draftId }: { courseId: number; draftId: number },
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select key, value, changed, released is not null as "isLive"
    from draft_records
    where draft_id = ${draftId} and kind in ('chapter', 'item')`)
  const whole = rows.filter(({ value }) => value === null || isWhole(value))
  const changed = new Set(whole.flatMap((row) => (row.changed ? [row.key] : [])))
  // An item that waits keeps what learners see of it, and goes along: its former chapter may be gone.
  const records: Records = new Map(
    rows.flatMap(({ key, value, isLive }) =>
      value && (isLive || isWhole(value)) ? [[key, value] as const] : [],
    ),
  )
  await removeRows(tx, courseId, rows)
  await writeChapters(tx, courseId, records, changed)
  await writeItems(tx, given, courseId, records, changed)
  await nameFiles(tx, courseId, records, changed)
  await countContent(tx, courseId)
  await renewWordsOf(tx, courseId)
  await markReleased(tx, draftId, courseDraft, [...changed])
}

/** An item that waits for its file or its questions stays as learners see it until it has them. */
export function isWhole(record: DraftRecord): boolean {
  if (record.kind !== 'item') return true
  const item = record as unknown as ItemRecord
  if (item.type === 'video' || item.type === 'courseware') return item.body.userFileId !== null
  return item.type !== 'quiz' || asksSomething(item.body)
}

async function removeRows(tx: Tx, courseId: number, rows: readonly Row[]): Promise<void> {
  const gone = rows.flatMap(({ key, value }) => (value === null ? [key] : []))
  if (gone.length === 0) return
  const keys = sql`any(${sql.param(gone)}::text[])`
  for (const table of [sql`course_items`, sql`course_chapters`]) {
    await tx.execute(sql`
      update ${table} set removed_at = now()
      where course_id = ${courseId} and key = ${keys} and removed_at is null`)
  }
}

/** Writes the chapters that have changed, and the positions of all. */
async function writeChapters(
  tx: Tx,
  courseId: number,
  records: Records,
  changed: ReadonlySet<string>,
): Promise<void> {
  const all = inReadingOrder(childrenOf(records, ['chapter'])).map(({ key, record, index }) => {
    const { name, introduction, place } = record as unknown as ChapterRecord
    return {
      ...{ key, parent: place.parent, position: index, changed: changed.has(key) },
      ...{ name: name.zh, nameEn: name.en || null },
      ...{ introduction: introduction.zh, introductionEn: introduction.en || null },
    }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as g(key text, parent text, position int,
    changed boolean, name text, "nameEn" text, introduction text, "introductionEn" text)`
  await tx.execute(sql`
    insert into course_chapters (course_id, key, position, name, name_en, introduction, introduction_en)
    select ${courseId}, g.key, g.position, g.name, g."nameEn", g.introduction, g."introductionEn"
    from ${given} where g.changed
    on conflict (course_id, key) do update set name = excluded.name, name_en = excluded.name_en,
      introduction = excluded.introduction, introduction_en = excluded.introduction_en, removed_at = null`)
  // Parents may have come with the statement above, so places are written after it.
  await tx.execute(sql`
    update course_chapters c set position = g.position, parent_id = p.id
    from ${given} left join course_chapters p on p.course_id = ${courseId} and p.key = g.parent
    where c.course_id = ${courseId} and c.key = g.key
      and (c.position, c.parent_id) is distinct from (g.position, p.id)`)
}

async function writeItems(
  tx: Tx,
  given: Given,
  courseId: number,
  records: Records,
  changed: ReadonlySet<string>,
): Promise<void> {
  const places = [...childrenOf(records, ['item']).values()].flatMap((siblings) =>
    siblings.map(({ key, record }, position) => {
      return { key, item: record as unknown as ItemRecord, position }
    }),
  )
  const toWrite = places.filter(({ key }) => changed.has(key))
  const quizIds = await writeQuizzes(tx, given, courseId, toWrite)
  const measures = await measuresOf(
    tx,
    given,
    toWrite.map(({ item }) => item),
  )
  const rows = places.map(({ key, item, position }) => {
    const body = item.type === 'text' || item.type === 'task' ? item.body : undefined
    const userFileId =
      item.type === 'video' || item.type === 'courseware' ? item.body.userFileId : null
    return {
      ...{ key, chapter: item.place.parent, position, changed: changed.has(key) },
      ...{ kind: item.type, name: item.name.zh, nameEn: item.name.en || null },
      ...{ trial: item.trial, body: body?.zh ?? null, bodyEn: body?.en || null },
      handsIn: item.type === 'task' && item.handsIn === true,
      ...{ userFileId, quizId: quizIds.get(key) ?? null },
      ...(userFileId === null ? {} : measures.get(userFileId)),
    }
  })
  const itemRows = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, chapter text, position int,
    changed boolean, kind text, name text, "nameEn" text, trial boolean, body text, "bodyEn" text, "handsIn" boolean,
    "userFileId" int, "quizId" int, seconds int, pages int)`
  await tx.execute(sql`
    insert into course_items (course_id, chapter_id, key, position, kind, name, name_en, trial, body, body_en,
      hands_in, user_file_id, quiz_id, duration_seconds, pages)
    select ${courseId}, c.id, g.key, g.position, g.kind, g.name, g."nameEn", g.trial, g.body, g."bodyEn",
      g."handsIn", g."userFileId", g."quizId", g.seconds, g.pages
    from ${itemRows} join course_chapters c on c.course_id = ${courseId} and c.key = g.chapter where g.changed
    on conflict (course_id, key) do update set kind = excluded.kind, name = excluded.name,
      name_en = excluded.name_en, trial = excluded.trial, body = excluded.body, body_en = excluded.body_en,
      hands_in = excluded.hands_in,
      user_file_id = excluded.user_file_id, quiz_id = excluded.quiz_id,
      duration_seconds = excluded.duration_seconds, pages = excluded.pages, removed_at = null`)
  await tx.execute(sql`
    update course_items i set position = g.position, chapter_id = c.id
    from ${itemRows} join course_chapters c on c.course_id = ${courseId} and c.key = g.chapter
    where i.course_id = ${courseId} and i.key = g.key
      and (i.position, i.chapter_id) is distinct from (g.position, c.id)`)
}

/** Renews the files that the texts of changed items name; a removed item names none. */
async function nameFiles(
  tx: Tx,
  courseId: number,
  records: Records,
  changed: ReadonlySet<string>,
): Promise<void> {
  const keys = [...changed]
  if (keys.length === 0) return
  const named = keys.flatMap((key) => {
    const item = records.get(key) as unknown as ItemRecord | undefined
    if (item?.kind !== 'item' || (item.type !== 'text' && item.type !== 'task')) return []
    return filesNamed(item.body.zh, item.body.en).map(({ userFileId }) => ({ key, userFileId }))
  })
  await tx.execute(sql`
    delete from course_item_files n using course_items i
    where i.id = n.item_id and i.course_id = ${courseId} and i.key = any(${sql.param(keys)}::text[])`)
  if (named.length === 0) return
  await tx.execute(sql`
    insert into course_item_files (item_id, user_file_id)
    select i.id, g."userFileId"
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as g(key text, "userFileId" int)
    join course_items i on i.course_id = ${courseId} and i.key = g.key
    on conflict do nothing`)
}
