import { type SQL, sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { isNameless, workCode } from '#src/features/learning/homework/server/columns.ts'
import { maySeeWorks } from '#src/features/learning/homework/server/rules.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { peerApi } from '../contract.ts'
import { type ReturnReason, worksPerPage as perPage } from '../limits.ts'
import { isOutlying, proposalOf } from '../median.ts'
import type { PeerRow } from '../schemas.ts'
import { presentRound, readRound, type RoundFacts } from './facts.ts'
import { counts, takesPart } from './reviewing.ts'
import {
  mayBegin,
  mayDecideObjection,
  mayEnd,
  mayExtendRound,
  mayRelease,
  maySetRound,
} from './rules.ts'

interface Found {
  person: PersonJson
  number: string
  asked: number
  done: number
  toReview: number
  reviewed: number
  returned: ReturnReason | null
  objections: number
  marked: boolean
  rawMark: number | null
  released: boolean
  given: { mark: number | null; criteria: Record<string, number> }[]
}

interface List {
  total: number
  asked: number
  done: number
  returned: number
  objections: number
  proposed: number
  items: Found[] | null
}

const { placeholder } = sql
/** While names are hidden, the code that all lists of the homework have in their place. */
const shown = (name: SQL) => sql`case when ${isNameless} then ${workCode} else ${name} end`
const isMarked = sql`coalesce(w.marked_at is not null and w.marked_hand_in >= w.hand_ins, false)`

/** A page of the works that take part, what waits for the teacher first, with counts of all, in one statement. */
const list = prepared<List>(
  'peer_works',
  sql`
  with works as materialized (
    select w.id as work_id, u.id, u.erased_at, ${shown(sql`u.real_name`)} as real_name,
      case when not (${isNameless}) then u.real_name_en end as real_name_en, ${shown(sql`u.username`)} as username,
      ${shown(sql`m.student_number`)} as number,
      ${isMarked} as marked, w.raw_mark, w.released_at is not null as released, b.why as returned
    from homework h join class_members m on m.class_id = h.class_id join users u on u.id = m.user_id
    join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    left join peer_returns b on b.work_id = w.id
    where h.id = ${placeholder('homeworkId')}::int and ${takesPart}
  ), reviews as materialized (
    select r.* from peer_reviews r join works on works.work_id = r.work_id
    where r.homework_id = ${placeholder('homeworkId')}::int
  ), own as (
    select reviewer_id, count(*)::int as asked, count(handed_in_at)::int as done from reviews group by reviewer_id
  ), of_work as (
    select r.work_id, count(*)::int as asked, count(handed_in_at)::int as done,
      count(*) filter (where r.objected_at is not null and r.decided_at is null)::int as objections,
      bool_or(${counts}) as counted
    from reviews r group by r.work_id
  ), page as (
    select works.*, coalesce(o.asked, 0) as asked, coalesce(o.done, 0) as done, coalesce(o.objections, 0) as objections,
      coalesce(p.asked, 0) as to_review, coalesce(p.done, 0) as reviewed,
      row_number() over (order by coalesce(o.objections, 0) = 0, works.returned is null or works.marked,
        nullif(works.number, '') collate "zh-numeric" nulls last, works.real_name collate "zh-x-icu", works.id) as place
    from works left join of_work o on o.work_id = works.work_id left join own p on p.reviewer_id = works.id
    order by place limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int
  )
  select (select count(*)::int from works) as total,
    (select count(*)::int from reviews) as asked, (select count(handed_in_at)::int from reviews) as done,
    (select count(*)::int from works where returned is not null and not marked) as returned,
    (select coalesce(sum(objections), 0)::int from of_work) as objections,
    (select count(*)::int from works join of_work o using (work_id) where o.counted and not works.marked) as proposed,
    (select json_agg(json_build_object('person', ${personJson('x')}, 'number', x.number, 'asked', x.asked,
        'done', x.done, 'toReview', x.to_review, 'reviewed', x.reviewed, 'returned', x.returned,
        'objections', x.objections, 'marked', x.marked, 'rawMark', x.raw_mark, 'released', x.released,
        'given', (select coalesce(json_agg(json_build_object('mark', r.mark, 'criteria', r.criteria) order by r.id), '[]')
          from peer_reviews r where r.work_id = x.work_id and ${counts})) order by x.place) from page x) as items`,
)

/** Returns the round of homework with its works, for those who look after the class. */
export async function getRound({
  db,
  viewer,
  locale,
  input,
}: Call<typeof peerApi.getRound>): Promise<AnswerOf<typeof peerApi.getRound>> {
  const { homeworkId, page } = input
  const facts = await readRound(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  const [found] = await list(db, { homeworkId, ...rowsOf(page, perPage) })
  const { total, items, ...counted } = found!
  // Before the works are allocated there is nothing to list.
  const shown = facts.isStarted ? (items ?? []) : []
  return {
    ...headOf(facts),
    ...paged({
      ...{ total: facts.isStarted ? total : 0, page, perPage },
      items: shown.map((row) => present(row, facts, locale)),
    }),
    homework: {
      ...{ homeworkId, title: facts.title, fullMark: facts.fullMark },
      ...{ dueAt: facts.dueAt.toISOString(), isPublished: facts.homeworkState === 'published' },
    },
    round: presentRound(facts),
    counts: counted,
    can: {
      ...{ set: canOf(maySetRound(facts)), extend: canOf(mayExtendRound(facts)) },
      ...{ begin: canOf(mayBegin(facts)), end: canOf(mayEnd(facts)) },
      ...{ release: canOf(mayRelease(facts)), decide: canOf(mayDecideObjection(facts)) },
    },
  }
}

function present(
  { person, given, ...row }: Found,
  facts: RoundFacts,
  locale: Parameters<typeof presentPerson>[1],
): PeerRow {
  const marks = given.flatMap(({ mark }) => mark ?? [])
  return {
    ...row,
    student: presentPerson(person, locale) ?? { userId: 0, name: '' },
    counted: given.length,
    proposal: proposalOf(given, facts.criteria)?.mark ?? null,
    outlying: marks.filter((mark) => isOutlying(mark, marks)).length,
  }
}
