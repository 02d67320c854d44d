import { type SQL, sql } from 'drizzle-orm'
import { paged } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { type subjectApi, subjectsPerPage } from '../contract.ts'
import type { SubjectList } from '../lists.ts'
import { countUses } from './count-uses.ts'
import { mayDelete } from './rules.ts'
import { tableOf } from './table-of.ts'

type List = Call<typeof subjectApi.getSubjectList>

interface Row extends Record<string, unknown> {
  id: number
  zh: string
  en: string
  slug: string | null
  major: { majorId: number; zh: string; en: string } | null
  directions: { id: number }[] | null
  hidden: boolean
  place: number
  siblings: number
  total: number
}

/** Lists one of the lists, with what uses each entry. */
export async function listSubjects(
  call: List,
): Promise<AnswerOf<typeof subjectApi.getSubjectList>> {
  const { db, locale, input } = call
  const { list, page } = input
  const [rows, counts, uses, ofDirections] = await Promise.all([
    readRows(call),
    readCounts(call),
    countUses(db, call, list),
    list === 'major' ? countUses(db, call, 'direction') : new Map<number, number>(),
  ])
  const items = rows.map(({ id, zh, en, slug, major, directions, hidden, place, siblings }) => {
    const own = uses.get(id) ?? 0
    const below = (directions ?? []).reduce((sum, one) => sum + (ofDirections.get(one.id) ?? 0), 0)
    return {
      ...{ subjectId: id, names: { zh, en }, slug, hidden, place, siblings, uses: own },
      major: major && { majorId: major.majorId, name: pick(major, locale) },
      directions: directions?.length ?? null,
      can: { delete: canOf(mayDelete({ uses: own || below })) },
    }
  })
  const total = rows[0]?.total ?? 0
  return { counts, ...paged({ total, page, perPage: subjectsPerPage, items }) }
}

async function readRows({ db, input }: List): Promise<Row[]> {
  const { list, keyword, majorId, page } = input
  const pattern = textPattern(keyword)
  const { rows } = await db.execute<Row>(sql`
    with placed as (
      select s.*, ${ofList[list]},
        (row_number() over (${siblings(list)} order by s.position, s.id) - 1)::int as place,
        count(*) over (${siblings(list)})::int as siblings
      from ${tableOf(list)} s
    )
    select p.id, p.name as zh, p.name_en as en, p.slug_of as slug, p.major, p.directions, p.hidden,
      p.place, p.siblings, count(*) over ()::int as total
    from placed p
    where (p.name ilike ${pattern} or p.name_en ilike ${pattern})
      ${list === 'direction' && majorId !== undefined ? sql`and p.major_id = ${majorId}` : sql``}
    order by ${list === 'direction' ? sql`p.major_position, p.major_id,` : sql``} p.place
    limit ${subjectsPerPage} offset ${(page - 1) * subjectsPerPage}`)
  return rows
}

const siblings = (list: SubjectList) =>
  list === 'direction' ? sql`partition by s.major_id` : sql``

const ofList: Record<SubjectList, SQL> = {
  category: sql`s.slug as slug_of, null::json as major, null::json as directions`,
  major: sql`null::text as slug_of, null::json as major,
    coalesce((select json_agg(json_build_object('id', d.id)) from subject_directions d
      where d.major_id = s.id), '[]') as directions`,
  direction: sql`null::text as slug_of, null::json as directions,
    (select json_build_object('majorId', m.id, 'zh', m.name, 'en', m.name_en)
      from subject_majors m where m.id = s.major_id) as major,
    (select m.position from subject_majors m where m.id = s.major_id) as major_position`,
}

async function readCounts({ db }: List) {
  const { rows } = await db.execute<Record<SubjectList, number>>(sql`
    select (select count(*)::int from subject_categories) as category,
      (select count(*)::int from subject_majors) as major,
      (select count(*)::int from subject_directions) as direction`)
  return rows[0]!
}
