import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import { mostCharacters } from '#src/server/text/search-index.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { cutWordsInside } from '#src/server/text/words-inside.ts'
import { liveItems } from './live-rows.ts'

/** Cuts the texts of items that are not searchable yet. */
export const cutItemTexts = (db: Pick<Db, 'execute'>) =>
  cutWordsInside(db, { table: 'course_item_texts', key: ['item_id', 'part'] })

/** Makes the words of new reading texts and teaching tasks searchable, soon after their release. */
export const cutItemTextsJob: Job = {
  name: 'course-text-words',
  options: { timeout: 600 },
  cron: '* * * * *',
  run: ({ db }) => cutItemTexts(db),
}

interface Row extends Record<string, unknown> {
  itemId: number
  part: number
  body: string
  /** As it was stored before; null of a new text. */
  text: string | null
}

/**
 * Renews the searched texts of a course's items, in four statements at most. A text that has not changed keeps its
 * words; the others get theirs from the job.
 */
export async function renewItemTexts(tx: Tx, courseId: number): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select i.id as "itemId", b.part, b.body, t.text from ${liveItems} i
    cross join lateral (values (0, i.body), (1, i.body_en)) b (part, body)
    left join course_item_texts t on t.item_id = i.id and t.part = b.part
    where i.course_id = ${courseId} and b.body <> ''`)
  const texts = rows.flatMap(({ itemId, part, body, text: former }) => {
    const text = textOfHtml(body).slice(0, mostCharacters).toWellFormed()
    return text === '' ? [] : [{ itemId, part, text, changed: text !== former }]
  })
  const given = (some: readonly object[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g("itemId" int, part smallint, text text)`
  const kept = texts.map(({ itemId, part }) => ({ itemId, part }))
  await tx.execute(sql`
    delete from course_item_texts t using course_items i
    where i.id = t.item_id and i.course_id = ${courseId} and not exists (
      select from ${given(kept)} where g."itemId" = t.item_id and g.part = t.part)`)
  const changed = texts.filter((one) => one.changed)
  if (changed.length === 0) return
  await tx.execute(sql`
    insert into course_item_texts (item_id, part, text)
    select g."itemId", g.part, g.text from ${given(changed)}
    on conflict (item_id, part) do update set text = excluded.text, found = null`)
}
