import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { fullName } from '#src/features/learning/course/server/masked-name.ts'
import { teachesCourse } from '#src/features/learning/interaction/server/facts.ts'
import { notePaths } from '#src/features/learning/note/paths.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import {
  type ReportedThings,
  reportsShown,
} from '#src/features/people/report/server/reports-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Both } from '#src/shared/locale.ts'

// Comments stay when a release leaves their film out, and so do reports of them: these are not the live rows.
const tables = sql`bullets b join course_items i on i.id = b.item_id join courses c on c.id = i.course_id`

interface Row extends Record<string, unknown> {
  id: number
  courseId: number
  itemId: number
  kind: CourseKind
  second: number
  place: string
  realName: string
  realNameEn: string | null
  erased: boolean
  text: string
  hidden: boolean
  reports: { reason: ReportReason; words: string; reportedAt: string }[] | null
}

async function lock(tx: Tx, id: number) {
  const { rows } = await tx.execute<{
    authorId: number
    isHidden: boolean
    place: Both
    link: { courseId: number; itemId: number; kind: CourseKind; second: number }
  }>(sql`
    select b.author_id as "authorId", b.hidden_reason is not null as "isHidden",
      json_build_object('zh', c.name, 'en', coalesce(nullif(c.name_en, ''), c.name)) as place,
      json_build_object('courseId', c.id, 'itemId', i.id, 'kind', c.kind, 'second', b.second) as link
    from ${tables} where b.id = ${id} for update of b`)
  const [row] = rows
  return row && { ...row, link: linkOf(row.link) }
}

const linkOf = ({
  courseId,
  itemId,
  kind,
  second,
}: Pick<Row, 'courseId' | 'itemId' | 'kind' | 'second'>) =>
  notePaths.place(kind, courseId, itemId, { kind: 'second', second })

async function setHidden(
  tx: Tx,
  id: number,
  hidden: { reason: ReportReason; words: string } | null,
): Promise<void> {
  await tx.execute(sql`update bullets set hidden_reason = ${hidden?.reason ?? null},
    hidden_words = ${hidden?.words ?? ''} where id = ${id}`)
}

/** Reported bullet comments, for the queue of reports. */
export const reportedBullets: ReportedThings = {
  kind: 'bullet',
  queue: sql`select bullet_id as id, state, count(*)::int as reports, min(created_at) as reported_at,
    max(decided_at) as decided_at from bullet_reports group by bullet_id, state`,

  async find(db, { ids, state, locale }) {
    const { rows } = await db.execute<Row>(sql`
      select b.id, c.id as "courseId", i.id as "itemId", c.kind, b.second, b.words as text,
        ${inLanguage(locale, 'c', 'name')} as place, b.hidden_reason is not null as hidden,
        u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased,
        (select json_agg(json_build_object('reason', o.reason, 'words', o.words, 'reportedAt', o.created_at))
          from (select * from bullet_reports o where o.bullet_id = b.id and o.state = ${state}
            order by o.created_at desc limit ${reportsShown}) o) as reports
      from ${tables} join users u on u.id = b.author_id where b.id = any(${sql.param(ids)}::int[])`)
    return new Map(
      rows.map((row) => [
        row.id,
        {
          ...{ id: row.id, place: row.place, hidden: row.hidden, text: row.text },
          ...{ author: fullName(row, locale), link: linkOf(row) },
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
      select b.id from ${tables} where b.id = any(${sql.param(ids)}::int[])
        and (b.author_id = ${userId} or ${teachesCourse(userId)})`)
    return new Set(rows.map(({ id }) => id))
  },

  async lock(tx, id) {
    if (!(await lock(tx, id))) return 'gone'
    const { rows } = await tx.execute(
      sql`select from bullet_reports where bullet_id = ${id} and state = 'open' limit 1`,
    )
    return rows.length > 0 ? 'open' : 'decided'
  },

  async decide(tx, { id, deciderId, hide }) {
    const { isHidden: _, ...decided } = (await lock(tx, id))!
    const { rows } = await tx.execute<{ userId: number }>(sql`
      update bullet_reports set state = ${hide ? 'upheld' : 'dismissed'}, decided_at = now(), decider_id = ${deciderId}
      where bullet_id = ${id} and state = 'open' returning user_id as "userId"`)
    if (hide) await setHidden(tx, id, hide)
    return { ...decided, reporterIds: rows.map(({ userId }) => userId) }
  },

  async restore(tx, id) {
    const found = await lock(tx, id)
    if (!found?.isHidden) return null
    await setHidden(tx, id, null)
    return { authorId: found.authorId, place: found.place, link: found.link, reporterIds: [] }
  },

  // No visitor's page shows comments.
  async changed() {},
}
