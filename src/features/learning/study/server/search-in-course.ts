import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { openingDays } from '#src/features/learning/course/server/opening-days.ts'
import { excerptOf, type PageOfText } from '#src/features/learning/course/server/excerpt-of.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import { cueAfter, joinAcross, notOnlyAfter } from '#src/server/text/across.ts'
import { findWords } from '#src/server/text/find-in-text.ts'
import { insideQuery, termsOf } from '#src/server/text/query-inside.ts'
import { allWords, readQuery, stem } from '#src/server/text/search-query.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { isLatin } from '#src/server/text/words.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { studyApi } from '../contract.ts'
import { lockedChapters } from './locked-chapters.ts'
import { placesMax } from '../place-schema.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

interface Found extends PageOfText, Record<string, unknown> {
  itemId: number
  second: number | null
  /** Of the next subtitle, over which the words lie too. */
  after: string | null
}

/** Finds words inside the texts, documents and subtitles that the viewer may open. */
export async function searchInCourse({
  db,
  viewer,
  locale,
  input: { courseId, keyword },
}: Call<typeof studyApi.searchInCourse>): Promise<AnswerOf<typeof studyApi.searchInCourse>> {
  const state = await visibleState(db, courseId, viewer)
  const query = readQuery(keyword)
  const outline = await readOutline(db, courseId, locale)
  const [days, locked] = await Promise.all([
    openingDays(db, state, outline),
    lockedChapters(db, state, viewer.id),
  ])
  const items = outline
    .flatMap(({ chapterId, items: own }) =>
      own.map((item) => ({
        ...item,
        opensOn: days.get(chapterId) ?? null,
        locked: locked.has(chapterId),
      })),
    )
    .filter((item) => mayOpen(state, item) === null)
  if (!query || items.length === 0) return { places: [], more: false }
  const terms = termsOf(query)
  // A single character is too much for a school, and not for a course.
  const wanted = insideQuery(terms) || allWords(query)
  const inside = sql`${wanted}::tsquery`
  // A second that is said in several languages is one place, in the reader's language where it has that.
  const language = locale === 'en-US' ? 'en' : 'zh'
  const order = sql.param(items.map(({ itemId }) => itemId))
  // Texts are few, so they are read without an index; their words are found in what is between the tags.
  const sought = sql.param(terms.map((word) => (isLatin(word) ? stem(word) : word)))
  const { rows } = await db.execute<Found>(sql`
    select * from (
      select i.id as "itemId", null::int as page, null::float8 as second, b.body as text,
        (b.language <> ${language})::int as place,
        null::jsonb as sheets, null as after
      from ${liveItems} i
      cross join lateral (values (i.body, 'zh'), (i.body_en, 'en')) b (body, language)
      where i.id = any(${order}::int[]) and b.body <> ''
        and (select bool_and(position(word in lower(b.body)) > 0) from unnest(${sought}::text[]) word)
      union all
      select i.id, p.page, null, p.text, p.page,
        case when d.kind = 'sheets' then d.facts->'sheets' end, null
      from ${liveItems} i
      join user_files u on u.id = i.user_file_id
      join document_pages p on p.file_id = u.file_id
      join documents d on d.file_id = p.file_id
      where i.id = any(${order}::int[]) and p.found @@ ${inside}
      union all
      select * from (
        select distinct on (i.id, c.start_ms / 1000)
          i.id, null::int, c.start_ms / 1000.0, c.text, c.start_ms, null::jsonb,
          ${cueAfter(inside)}
        from ${liveItems} i
        join film_subtitles s on s.user_file_id = i.user_file_id
        join film_cues c on c.subtitle_id = s.id
        where i.id = any(${order}::int[]) and c.found @@ ${inside} and ${notOnlyAfter(sql`c.found`, inside)}
        order by i.id, c.start_ms / 1000, s.language <> ${language}, s.id
      ) said
    ) found
    order by array_position(${order}::int[], "itemId"), place limit ${placesMax + 1}`)
  const nameOf = new Map(items.map(({ itemId, name }) => [itemId, name]))
  return {
    places: withTexts(rows.slice(0, placesMax), terms).map(
      ({ itemId, second, after, text, ...found }) => ({
        ...{ itemId, second, name: nameOf.get(itemId)! },
        ...excerptOf({ ...found, text: after === null ? text : joinAcross(text, after) }, terms),
      }),
    ),
    more: rows.length > placesMax,
  }
}

/** Reads the words of formatted texts, each once; drops those that have the words only in their tags. */
function withTexts(rows: readonly Found[], words: readonly string[]): Found[] {
  const read = new Set<number>()
  return rows.flatMap((row) => {
    if (row.page !== null || row.second !== null) return [row]
    const text = textOfHtml(row.text)
    if (read.has(row.itemId) || !findWords(text, words)) return []
    read.add(row.itemId)
    return [{ ...row, text }]
  })
}
