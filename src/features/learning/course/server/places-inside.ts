import { sql, type SQL } from 'drizzle-orm'
import { inLanguage, isForeign } from '#src/server/database/in-language.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { cueAfter, joinAcross, notOnlyAfter } from '#src/server/text/across.ts'
import { insideQuery } from '#src/server/text/query-inside.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Inside } from '../contract.ts'
import { type StateRow, stateColumns, stateOf, stateTables } from './access.ts'
import { excerptOf, type PageOfText } from './excerpt-of.ts'
import { feeToJoin } from './fee.ts'
import { liveChapters, liveItems } from './live-rows.ts'
import type { courseOpening } from './opening-port.ts'
import { type LearnerState, mayOpen } from './rules.ts'

interface Asked {
  locale: Locale
  /** At most those of one page of a list. */
  ids: readonly number[]
  /** Of the query; see `termsOf`. */
  terms: readonly string[]
  /** Null for what everyone may see. */
  viewer: Viewer | null
  /** Returns the chapters that are locked to the viewer. */
  locked?: NonNullable<(typeof courseOpening)['answer']>['lockedChapters']
}

interface Row extends PageOfText, Record<string, unknown> {
  courseId: number
  itemId: number
  chapterId: number
  kind: Inside['kind']
  name: string
  foreign: boolean
  trial: boolean
  opensOn: string | null
  second: number | null
  /** Of the next subtitle, over which the words lie too. */
  after: string | null
  language: string | null
}

/**
 * Returns for each course the first item that has the words and that the viewer may open, with the place in it; else
 * the first item that has them, of which only its name in the outline is told. Two queries, whatever the number of
 * courses and of places, and one more where one of them is learned in order.
 */
export async function placesInside(db: Db, asked: Asked): Promise<Map<number, Inside>> {
  const { ids, terms, viewer } = asked
  const query = insideQuery(terms)
  if (ids.length === 0 || query === '') return new Map()
  const given = { ids: [...ids], words: query, userId: viewer?.id ?? null }
  const [rows, states] = await Promise.all([
    readPlaces[asked.locale](db, given),
    readStates(db, asked),
  ])
  const locked =
    viewer && asked.locked ? await asked.locked(db, [...states.values()], viewer.id) : new Set()
  const places = new Map<number, Inside>()
  for (const [courseId, items] of Map.groupBy(rows, (row) => row.courseId)) {
    const state = viewer ? states.get(courseId) : strangerTo(courseId)
    if (!state) continue
    // Of items that open alike the first one is known; where its chapter is locked, so are all after it.
    const open = items.find(
      (item) => mayOpen(state, { ...item, locked: locked.has(item.chapterId) }) === null,
    )
    const { itemId, kind, name, foreign, second, language, text, after, page, sheets } =
      open ?? items[0]!
    const whole = { page, sheets, text: after === null ? text : joinAcross(text, after) }
    const place = open ? { second, language, ...excerptOf(whole, terms) } : null
    places.set(courseId, { itemId, kind, name, foreign, place })
  }
  return places
}

/** A visitor to a published course, whose answer is everyone's. */
const strangerTo = (courseId: number): LearnerState => ({
  ...{ courseId, joined: false, staff: false, published: true, fee: 0 },
  ...{ semesterState: null, startsOn: null, enrolment: null, enrolFrom: null },
  ...{ pacedSemesterId: null, noSkipping: false, inOrder: false, bulletComments: false },
})

/** The relation of the viewer to those of the courses that all may see. */
async function readStates(db: Db, { ids, viewer }: Asked): Promise<Map<number, LearnerState>> {
  if (!viewer) return new Map()
  const rows = await readStateRows(db, { ids: [...ids], userId: viewer.id })
  return new Map(rows.map((row) => [row.courseId, stateOf(row, viewer)]))
}

const wanted = sql`any(${sql.placeholder('ids')}::int[])`
const userId = sql`${sql.placeholder('userId')}::int`
const readStateRows = prepared<StateRow>(
  'course_states_inside',
  sql`select ${stateColumns(userId)} from courses c ${stateTables(userId)}
    where c.id = ${wanted} and c.publish_status = 'published'`,
)

/** Reads of each course the first item, in reading order, of those that open alike: trials, and those of one day. */
const placesIn = (name: string, locale: Locale) =>
  prepared<Row>(
    name,
    sql`
    with recursive chapters as materialized (
      select ch.id, ch.parent_id, ch.course_id, array[ch.position, ch.id] as place from ${liveChapters} ch
      where ch.course_id = ${wanted}
    ),
    tree as (
      select id, place as path, id as top, row_number() over (partition by course_id order by place) = 1 as first
      from chapters where parent_id is null
      union all
      select ch.id, tree.path || ch.place, tree.top, tree.first
      from chapters ch join tree on ch.parent_id = tree.id
    ),
    items as materialized (select i.* from ${liveItems} i where i.course_id = ${wanted}),
    hits as materialized (${hitsIn(locale)}),
    firsts as (
      select distinct on (i.course_id, open.trial, open.day) i.course_id, open.trial, open.day, tree.path, i.position,
        i.id, i.chapter_id, i.kind, ${inLanguage(locale, 'i', 'name')} as name, ${isForeign(locale, 'i', 'name')} as foreign
      from (select distinct item_id from hits) hit
      join items i on i.id = hit.item_id
      join tree on tree.id = i.chapter_id
      join courses c on c.id = i.course_id
      left join course_learners l on l.course_id = c.id and l.user_id = ${userId}
      left join course_semester_weeks w on w.semester_id = l.semester_id and w.chapter_id = tree.top
      cross join lateral (
        select i.trial or (${feeToJoin('c')} > 0 and tree.first) as trial, w.opens_on::text as day) open
      order by i.course_id, open.trial, open.day, tree.path, i.position, i.id
    )
    select f.course_id as "courseId", f.id as "itemId", f.chapter_id as "chapterId", f.kind, f.name, f.foreign, f.trial, f.day as "opensOn",
      hit.page, hit.second, hit.language, hit.text, hit.after, hit.sheets
    from firsts f
    join lateral (
      select * from hits where hits.item_id = f.id order by hits.other, hits.place limit 1) hit on true
    order by f.course_id, f.path, f.position, f.id`,
  )

/** The rows of the items that have the words; those in the reader's language, where there are such, have no `other`. */
function hitsIn(locale: Locale): SQL {
  const [own, part] = locale === 'en-US' ? [sql`'en'`, sql`1`] : [sql`'zh'`, sql`0`]
  const query = sql`${sql.placeholder('words')}::tsquery`
  const found = (alias: string) => sql`${sql.raw(alias)}.found @@ ${query}`
  return sql`
    select i.id as item_id, null::int as page, (c.start_ms / 1000.0)::float8 as second, s.language, c.text,
      ${cueAfter(query)} as after, null::jsonb as sheets, (s.language <> ${own})::int as other, c.start_ms as place
    from items i join film_subtitles s on s.user_file_id = i.user_file_id
    join film_cues c on c.subtitle_id = s.id and ${found('c')}
      and ${notOnlyAfter(sql`c.found`, query)}
    union all
    select i.id, p.page, null, null, p.text, null, case when d.kind = 'sheets' then d.facts->'sheets' end, 0, p.page
    from items i join user_files u on u.id = i.user_file_id
    join documents d on d.file_id = u.file_id
    join document_pages p on p.file_id = d.file_id and ${found('p')}
    union all
    select i.id, null, null, case when t.part = 0 then 'zh' else 'en' end, t.text, null, null, (t.part <> ${part})::int, 0
    from items i join course_item_texts t on t.item_id = i.id and ${found('t')}`
}

const readPlaces = {
  'zh-CN': placesIn('course_places_zh', 'zh-CN'),
  'en-US': placesIn('course_places_en', 'en-US'),
}
