import { sql, type SQL } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { coversFor } from '#src/features/content/picture/server/own-covers.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { restoreDays } from '#src/features/learning/course/restore-days.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { authoringApi } from '../contract.ts'
import { type ownAudits, ownPerPage } from '../own-api.ts'
import { mayDelete, mayRestore } from './own-rules.ts'
import { type OwnRow, readRows, stepOf } from './own-rows.ts'

type List = Call<typeof authoringApi.getMyCourses>
type Answer = AnswerOf<typeof authoringApi.getMyCourses>

const waits = sql`exists (select from course_submissions w where w.course_id = c.id and w.state = 'waiting')`
const audits: Record<(typeof ownAudits)[number], SQL> = {
  draft: sql`c.audit_status = 'pending' and not ${waits}`,
  waiting: waits,
  approved: sql`c.audit_status = 'approved'`,
  rejected: sql`c.audit_status = 'rejected' and not ${waits}`,
}

/** Lists the courses that a teacher owns or co-teaches, each with its next step. */
export async function listOwn(call: List): Promise<Answer> {
  const { db, viewer, input, locale } = call
  const { page, publication } = input
  const words = containsText(
    input.keyword,
    ...['zh', 'en'].map((side) => sql.raw(`h.value #>> '{name,${side}}'`)),
    ...[sql`c.name`, sql`c.name_en`],
  )
  const where = sql.join(
    [
      sql`c.kind = ${input.kind}`,
      sql`(c.owner_id = ${viewer.id} or (s.user_id is not null and c.deleted_at is null))`,
      publication === 'deleted' ? sql`c.deleted_at is not null` : sql`c.deleted_at is null`,
      ...(publication === 'published' || publication === 'unpublished'
        ? [sql`c.publish_status = ${publication}`]
        : []),
      ...(input.audit ? [audits[input.audit]] : []),
      ...(words ? [words] : []),
    ],
    sql` and `,
  )
  const from = sql`from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${viewer.id} and s.accepted_at is not null
    left join drafts d on d.id = c.draft_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    where ${where}`
  const { limit, offset } = rowsOf(page, ownPerPage)
  const order = orders(locale)[input.sort]
  const [rows, { rows: counted }, invitations] = await Promise.all([
    readRows(db, {
      userId: viewer.id,
      found: sql`select c.id, row_number() over (order by ${order}) as place ${from}
        order by place limit ${limit} offset ${offset}`,
    }),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
    invitationsOf(db, { userId: viewer.id, kind: input.kind, locale }),
  ])
  const covers = await coversFor(
    call,
    viewer,
    rows.flatMap(({ coverFile }) => (coverFile === null ? [] : [coverFile])),
  )
  const items = rows.map((row) => present(row, { covers, locale }))
  return { ...paged({ total: counted[0]!.total, page, perPage: ownPerPage, items }), invitations }
}

const orders = (locale: List['locale']): Record<List['input']['sort'], SQL> => ({
  changed: sql`coalesce(d.changed_at, c.updated_at) desc, c.id desc`,
  newest: sql`c.id desc`,
  name: sql`${
    locale === 'en-US'
      ? sql`coalesce(nullif(h.value #>> '{name,en}', ''), nullif(c.name_en, ''), h.value #>> '{name,zh}', c.name)`
      : sql`coalesce(nullif(h.value #>> '{name,zh}', ''), nullif(c.name, ''), h.value #>> '{name,en}', c.name_en)`
  } collate "zh-x-icu", c.id`,
  learners: sql`c.learner_count desc, c.id desc`,
})

const iso = (moment: string) => new Date(moment).toISOString()

function present(
  row: OwnRow,
  { covers, locale }: { covers: Awaited<ReturnType<typeof coversFor>>; locale: List['locale'] },
): Answer['items'][number] {
  const { courseId, kind, offered, auditStatus, publishStatus, waits: isWaiting, learners } = row
  const keptUntil = row.deletedAt && new Date(row.deletedAt).getTime() + restoreDays * 86_400_000
  return {
    ...{ courseId, kind, offered, auditStatus, publishStatus, learners, waits: isWaiting },
    name: { zh: row.nameZh, en: row.nameEn },
    cover: {
      ...{ theme: row.coverTheme, category: row.category },
      picture: (row.coverFile === null ? undefined : covers.get(row.coverFile)) ?? null,
    },
    isOwner: row.isOwner,
    owner: row.isOwner ? null : (presentPerson(row.owner, locale)?.name ?? null),
    unreleased: row.wasPublished ? row.unreleased : 0,
    ...stepOf(row),
    changedAt: iso(row.changedAt),
    deletedAt: row.deletedAt && iso(row.deletedAt),
    keptUntil: keptUntil === null ? null : new Date(keptUntil).toISOString(),
    can: { delete: canOf(mayDelete(row, row)), restore: canOf(mayRestore(row, row)) },
  }
}

/** Returns invitations to co-teach, and courses that their owners offer. */
async function invitationsOf(
  db: Db,
  { userId, kind, locale }: { userId: number; kind: CourseKind; locale: List['locale'] },
): Promise<Answer['invitations']> {
  const { rows } = await db.execute<{
    courseId: number
    of: 'staff' | 'owner'
    zh: string
    en: string
    from: PersonJson
  }>(sql`
    select c.id as "courseId", case when c.transfer_to_id = ${userId} then 'owner' else 'staff' end as "of",
      coalesce(h.value #>> '{name,zh}', c.name) as zh, coalesce(h.value #>> '{name,en}', c.name_en, '') as en,
      ${personJson('o')} as "from"
    from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is null
    left join users o on o.id = c.owner_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    where c.kind = ${kind} and c.deleted_at is null
      and (c.transfer_to_id = ${userId} or s.user_id is not null)
    order by c.id desc`)
  return rows.map(({ courseId, of, zh, en, from }) => ({
    ...{ courseId, from: presentPerson(from, locale)?.name ?? '' },
    kind: of,
    name: { zh, en },
  }))
}
