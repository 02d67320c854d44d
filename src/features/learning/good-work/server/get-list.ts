import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { mayOpen, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { GoodWork, goodWorkApi as api, GoodWorks } from '../contract.ts'
import { type Consent, goodPerPage, type GoodState } from '../limits.ts'
import { asks, goodState, goodTables, reads } from './columns.ts'
import { mayAnswer, mayEnd } from './rules.ts'

export interface Asked {
  person: NonNullable<PersonJson>
  answer: Consent | null
}

interface Row extends Record<string, unknown> {
  goodWorkId: number
  homeworkId: number
  title: string
  state: GoodState
  reason: string
  proposedBy: PersonJson
  proposedAt: string
  text: string
  photos: number[]
  files: number[]
  asked: Asked[]
}

interface Counted extends Record<string, unknown> {
  total: number
  homework: { homeworkId: number; title: string; works: number }[]
}

/** The students of the good work `g` with their answers, in an order that says nothing about them. */
export const asked = sql`(select coalesce(json_agg(json_build_object('person', ${personJson('u')}, 'answer', k.answer)
    order by u.real_name collate "zh-x-icu", u.id), '[]')
  from good_work_consents k join users u on u.id = k.user_id where k.good_work_id = g.id)`

/** Lists the good works of a class, those that ask the viewer first and then the newest, in a number of statements that does not grow with them. */
export async function getList(call: Call<typeof api.getList>): Promise<GoodWorks> {
  const { db, viewer, locale, input } = call
  const { classId, page } = input
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  const { fits, ofHomework } = conditions(call)
  const { limit, offset } = rowsOf(page, goodPerPage)
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<Counted>(sql`
      with fits as materialized (
        select h.id, h.title, h.due_at, ${ofHomework} as of_homework from ${goodTables} where ${fits})
      select (select count(*)::int from fits where of_homework) as total,
        (select coalesce(json_agg(json_build_object('homeworkId', f.id, 'title', f.title, 'works', f.works)
            order by f.due_at desc, f.id desc), '[]')
          from (select id, title, due_at, count(*)::int as works from fits group by 1, 2, 3) f) as homework`),
    db.execute<Row>(sql`
      select g.id as "goodWorkId", h.id as "homeworkId", h.title, ${goodState} as state, g.reason,
        ${personJson('t')} as "proposedBy", g.proposed_at as "proposedAt", n.text, n.photos, n.files, ${asked} as asked
      from ${goodTables} join homework_hand_ins n on n.work_id = g.work_id and n.number = g.hand_in
      left join users t on t.id = g.proposed_by_id
      where ${fits} and ${ofHomework} order by ${asks} desc, g.proposed_at desc, g.id desc limit ${limit} offset ${offset}`),
  ])
  const named = rows.flatMap(({ photos, files }) => [...photos, ...files])
  const given = await readGivenFiles(call, [...new Set(named)], { nameless: true })
  const { total, homework } = counted[0]!
  const seesAnswers = standing.role !== 'student'
  const items = rows.map((row): GoodWork => {
    const ids = new Set([...row.photos, ...row.files])
    const own = row.asked.find(({ person }) => person.userId === viewer.id)
    const people = row.asked.map(({ person, answer }) => ({
      ...{ student: presentPerson(person, locale)!, answer },
    }))
    const names = people.filter(({ answer }) => answer === 'named')
    return {
      ...{ goodWorkId: row.goodWorkId, state: row.state, reason: row.reason },
      homework: { homeworkId: row.homeworkId, title: row.title },
      names: names.map(({ student }) => student.name),
      unnamed: people.length - names.length,
      proposedBy: presentPerson(row.proposedBy, locale)?.name ?? null,
      proposedAt: new Date(row.proposedAt).toISOString(),
      ...(own && { own: own.answer }),
      answers: seesAnswers ? people : [],
      work: { text: row.text, photos: row.photos, files: row.files },
      given: given.filter(({ userFileId }) => ids.has(userFileId)),
      can: {
        answer: canOf(mayAnswer({ asked: own !== undefined, state: standing.state }, 'unnamed')),
        end: canOf(mayEnd(standing, row.state)),
      },
    }
  })
  return {
    ...headOf(standing),
    ...paged({ total, page, perPage: goodPerPage, items }),
    homework,
    can: { propose: canOf(mayTeach(standing)) },
  }
}

function conditions({ viewer, input }: Call<typeof api.getList>) {
  const { classId, keyword, homeworkId, state } = input
  const pattern = textPattern(keyword.toLowerCase())
  // Words of a work are searched where it is read; names are not, because some of them are hidden.
  const sought =
    keyword === ''
      ? sql`true`
      : sql`(lower(h.title) like ${pattern} or lower(g.reason) like ${pattern} or exists (
          select from homework_hand_ins x where x.work_id = g.work_id and x.number = g.hand_in
            and lower(x.text) like ${pattern}))`
  return {
    fits: sql`h.class_id = ${classId} and m.user_id = ${viewer.id} and ${sought} and ${reads}
      and ${state === undefined ? sql`true` : sql`${goodState} = ${state}`}`,
    ofHomework: homeworkId === undefined ? sql`true` : sql`h.id = ${homeworkId}`,
  }
}
