import { sql } from 'drizzle-orm'
import { placeInSheets } from '#src/features/content/document/server/place-in-sheets.ts'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import { excerptWith } from '#src/server/text/excerpt.ts'
import { findWords } from '#src/server/text/find-in-text.ts'
import { allWords, readQuery } from '#src/server/text/search-query.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { placesMax, type studyApi } from '../contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

interface Found extends Record<string, unknown> {
  itemId: number
  page: number | null
  second: number | null
  text: string
  sheets: { name: string; part: number; rows: number }[] | null
}

/** Finds words inside the documents and subtitles that the viewer may open. */
export async function searchInCourse({
  db,
  viewer,
  locale,
  input: { courseId, keyword },
}: Call<typeof studyApi.searchInCourse>): Promise<AnswerOf<typeof studyApi.searchInCourse>> {
  const state = await visibleState(db, courseId, viewer)
  const query = readQuery(keyword)
  const outline = await readOutline(db, courseId, locale)
  const items = outline
    .flatMap((chapter) => chapter.items)
    .filter((item) => mayOpen(state, item) === null)
  if (!query || items.length === 0) return { places: [], more: false }
  const wanted = allWords(query)
  // A second that is said in several languages is one place, in the reader's language where it has that.
  const language = locale === 'en-US' ? 'en' : 'zh'
  const order = sql.param(items.map(({ itemId }) => itemId))
  const { rows } = await db.execute<Found>(sql`
    select * from (
      select i.id as "itemId", p.page, null::float8 as second, p.text, p.page as place,
        case when d.kind = 'sheets' then d.facts->'sheets' end as sheets
      from ${liveItems} i
      join user_files u on u.id = i.user_file_id
      join document_pages p on p.file_id = u.file_id
      join documents d on d.file_id = p.file_id
      where i.id = any(${order}::int[]) and p.found @@ ${wanted}::tsquery
      union all
      select * from (
        select distinct on (i.id, c.start_ms / 1000)
          i.id, null::int, c.start_ms / 1000.0, c.text, c.start_ms, null::jsonb
        from ${liveItems} i
        join film_subtitles s on s.user_file_id = i.user_file_id
        join film_cues c on c.subtitle_id = s.id
        where i.id = any(${order}::int[]) and c.found @@ ${wanted}::tsquery
        order by i.id, c.start_ms / 1000, s.language <> ${language}, s.id
      ) said
    ) found
    order by array_position(${order}::int[], "itemId"), place limit ${placesMax + 1}`)
  const nameOf = new Map(items.map(({ itemId, name }) => [itemId, name]))
  return {
    places: rows.slice(0, placesMax).map(({ itemId, second, ...found }) => ({
      ...{ itemId, second, name: nameOf.get(itemId)! },
      ...placeOf(found, query.words),
    })),
    more: rows.length > placesMax,
  }
}

/** A page; of a spreadsheet, whose words are stored by parts, the first row that has all the words or one. */
function placeOf(
  { page, text, sheets }: Pick<Found, 'page' | 'text' | 'sheets'>,
  words: readonly string[],
) {
  if (page === null || !sheets) return { page, sheet: null, row: null, ...excerptWith(text, words) }
  const rows = text.split('\n')
  const whole = rows.findIndex((row) => findWords(row, words))
  const at = whole >= 0 ? whole : rows.findIndex((row) => findWords(row, words, { some: true }))
  const place = placeInSheets(sheets, page - 1, Math.max(0, at))
  const cells = (rows[at] ?? '').replaceAll(/\t+/g, ' · ')
  return {
    ...{ ...place, sheet: sheets[place.page - 1]?.name ?? null },
    ...excerptWith(cells, words),
  }
}
