import { sql, type SQL } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { type AnchorColumns, toAnchor } from '#src/features/learning/note/server/anchor-columns.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import {
  type ReportedThings,
  reportsShown,
} from '#src/features/people/report/server/reports-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Tx } from '#src/server/database/db.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { interactionPaths } from '../paths.ts'
import { countReplies } from './count-replies.ts'
import { teachesCourse } from './facts.ts'
import { pictureIds } from './pictures.ts'
import { placeOf } from './place-of.ts'

interface Row extends AnchorColumns, Record<string, unknown> {
  id: number
  interactionId: number
  courseId: number
  itemId: number
  kind: CourseKind
  place: string
  realName: string
  realNameEn: string | null
  erased: boolean
  body: string
  pictures: number[]
  hidden: boolean
  reports: { reason: ReportReason; words: string; reportedAt: string }[] | null
}

/** What reports of questions and reports of replies differ in. */
interface Kind {
  kind: 'interaction' | 'interactionReply'
  /** The table of the things `x`, that of their reports, and the column by which these name them. */
  things: SQL
  reports: SQL
  key: SQL
  /** The question that a thing `x` belongs to. */
  question: SQL
}

/** Reported questions, or replies, for the queue of reports. */
function reportedOf({ kind, things, reports, key, question }: Kind): ReportedThings {
  async function lock(tx: Tx, id: number) {
    // The question first, as replying and deleting lock it, because hiding a reply counts in its row.
    await tx.execute(sql`select from interactions where id = (
      select ${question} from ${things} x where x.id = ${id}) for update`)
    const { rows } = await tx.execute<{
      authorId: number
      interactionId: number
      isHidden: boolean
    }>(sql`select x.author_id as "authorId", ${question} as "interactionId", x.hidden_reason is not null as "isHidden"
      from ${things} x where x.id = ${id} for update`)
    return rows[0]
  }

  async function setHidden(
    tx: Tx,
    given: { id: number; interactionId: number },
    hidden: { reason: ReportReason; words: string } | null,
  ): Promise<void> {
    await tx.execute(sql`update ${things} set hidden_reason = ${hidden?.reason ?? null},
      hidden_words = ${hidden?.words ?? ''} where id = ${given.id}`)
    if (kind === 'interactionReply') await countReplies(tx, [given.interactionId])
  }

  async function decidedOf(tx: Tx, thing: { authorId: number; interactionId: number }) {
    const { course, link } = await placeOf(tx, thing.interactionId)
    return { authorId: thing.authorId, place: course, link }
  }

  return {
    kind,
    queue: sql`select ${key} as id, state, count(*)::int as reports, min(created_at) as reported_at,
      max(decided_at) as decided_at from ${reports} group by ${key}, state`,

    async find(db, { ids, state, locale }) {
      const { rows } = await db.execute<Row>(sql`
        select x.id, q.id as "interactionId", c.id as "courseId", c.kind, q.item_id as "itemId",
          ${inLanguage(locale, 'c', 'name')} as place, q.second, q.page, q.words,
          q.words_before as "wordsBefore", q.words_after as "wordsAfter",
          u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased,
          x.body, ${pictureIds(key, sql`x.id`)} as pictures, x.hidden_reason is not null as hidden,
          (select json_agg(json_build_object('reason', o.reason, 'words', o.words, 'reportedAt', o.created_at))
            from (select * from ${reports} o where o.${key} = x.id and o.state = ${state}
              order by o.created_at desc limit ${reportsShown}) o) as reports
        from ${things} x join interactions q on q.id = ${question} join courses c on c.id = q.course_id
        join users u on u.id = x.author_id where x.id = any(${sql.param(ids)}::int[])`)
      return new Map(
        rows.map((row) => [
          row.id,
          {
            ...{ id: row.id, place: row.place, hidden: row.hidden, text: textOfHtml(row.body) },
            pictures: row.pictures,
            author: fullName(row, locale),
            link: interactionPaths.place(
              ...([row.kind, row.courseId, row.itemId, toAnchor(row), row.interactionId] as const),
            ),
            reports: (row.reports ?? []).map((one) => ({
              ...one,
              reportedAt: new Date(one.reportedAt).toISOString(),
            })),
          },
        ]),
      )
    },

    async ownOf(db, ids, userId) {
      const { rows } = await db.execute<{ id: number }>(sql`
        select x.id from ${things} x join interactions q on q.id = ${question}
        join courses c on c.id = q.course_id
        where x.id = any(${sql.param(ids)}::int[]) and (x.author_id = ${userId} or ${teachesCourse(userId)})`)
      return new Set(rows.map(({ id }) => id))
    },

    async lock(tx, id) {
      if (!(await lock(tx, id))) return 'gone'
      const { rows } = await tx.execute(
        sql`select from ${reports} where ${key} = ${id} and state = 'open' limit 1`,
      )
      return rows.length > 0 ? 'open' : 'decided'
    },

    async decide(tx, { id, deciderId, hide }) {
      const thing = (await lock(tx, id))!
      const { rows } = await tx.execute<{ userId: number }>(sql`
        update ${reports} set state = ${hide ? 'upheld' : 'dismissed'}, decided_at = now(), decider_id = ${deciderId}
        where ${key} = ${id} and state = 'open' returning user_id as "userId"`)
      if (hide) await setHidden(tx, { ...thing, id }, hide)
      return { ...(await decidedOf(tx, thing)), reporterIds: rows.map(({ userId }) => userId) }
    },

    async restore(tx, id) {
      const thing = await lock(tx, id)
      if (!thing?.isHidden) return null
      await setHidden(tx, { ...thing, id }, null)
      return { ...(await decidedOf(tx, thing)), reporterIds: [] }
    },

    // No visitor's page shows questions.
    async changed() {},
  }
}

export const reportedInteractions = reportedOf({
  kind: 'interaction',
  things: sql`interactions`,
  reports: sql`interaction_reports`,
  key: sql`interaction_id`,
  question: sql`x.id`,
})

export const reportedReplies = reportedOf({
  kind: 'interactionReply',
  things: sql`interaction_replies`,
  reports: sql`interaction_reply_reports`,
  key: sql`reply_id`,
  question: sql`x.interaction_id`,
})
