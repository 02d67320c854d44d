import { sql, type SQL } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { coversFor } from '#src/features/content/picture/server/own-covers.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { restoreDays } from '#src/features/learning/course/restore-days.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { authoringApi } from '../contract.ts'
import { type ownAudits, ownPerPage } from '../own-api.ts'
import { mayDelete, mayRestore, mayWith } from './own-rules.ts'
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
    ...['zh', 'en'].map((side) => sql.raw(`h.name ->> '${side}'`)),
    ...[sql`c.name`, sql`c.name_en`],
  )
  const where = sql.join(
    [
      sql`c.kind = ${input.kind}`,
      // An array, so that both sides have an index, and courses of others are not read.
      sql`(c.owner_id = ${viewer.id} or (c.deleted_at is null and c.id = any(array(
        select course_id from course_staff where user_id = ${viewer.id} and accepted_at is not null))))`,
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
    left join drafts d on d.id = c.draft_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    where ${where}`
  const find = async (at: number) => {
    const { limit, offset } = rowsOf(at, ownPerPage)
    const { rows } = await db.execute<{ id: number; total: number }>(sql`
      select c.id, count(*) over ()::int as total ${from}
      order by ${orders(locale)[input.sort]} limit ${limit} offset ${offset}`)
    return rows
  }
  const [found, invitations] = await Promise.all([
    find(page),
    invitationsOf(db, { userId: viewer.id, kind: input.kind, locale }),
  ])
  // A page after the last one has no row that says how many there are.
  const [{ total } = { total: 0 }] = found.length > 0 || page === 1 ? found : await find(1)
  const rows = await readRows(db, { userId: viewer.id, ids: found.map(({ id }) => id) })
  const covers = await coversFor(
    call,
    viewer,
    rows.flatMap(({ coverFile }) => (coverFile === null ? [] : [coverFile])),
  )
  const items = rows.map((row) => present(row, { covers, locale }))
  return { ...paged({ total, page, perPage: ownPerPage, items }), invitations }
}

const orders = (locale: List['locale']): Record<List['input']['sort'], SQL> => ({
  changed: sql`coalesce(d.changed_at, c.updated_at) desc, c.id desc`,
  newest: sql`c.id desc`,
  name: sql`${
    locale === 'en-US'
      ? sql`coalesce(nullif(h.name ->> 'en', ''), nullif(c.name_en, ''), h.name ->> 'zh', c.name)`
      : sql`coalesce(nullif(h.name ->> 'zh', ''), nullif(c.name, ''), h.name ->> 'en', c.name_en)`
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
    can: {
      delete: canOf(mayDelete(row, row)),
      restore: canOf(mayRestore(row, row)),
      seeLearners: canOf(mayWith(row, 'maySeeLearners')),
    },
  }
}

interface InvitationRow {
  courseId: number
  of: 'staff' | 'owner'
  zh: string
  en: string
  from: PersonJson
}

const me = sql.placeholder('userId')
const readInvitations = prepared<InvitationRow>(
  'authoring_invitations',
  sql`select c.id as "courseId", case when c.transfer_to_id = ${me} then 'owner' else 'staff' end as "of",
      coalesce(h.name ->> 'zh', c.name) as zh, coalesce(h.name ->> 'en', c.name_en, '') as en,
      ${personJson('o')} as "from"
    from courses c
    left join users o on o.id = c.owner_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    where c.kind = ${sql.placeholder('kind')} and c.deleted_at is null
      and c.id in (select id from courses where transfer_to_id = ${me}
        union all select course_id from course_staff where user_id = ${me} and accepted_at is null)
    order by c.id desc`,
)

/** Returns invitations to co-teach, and courses that their owners offer. */
async function invitationsOf(
  db: Db,
  { locale, ...given }: { userId: number; kind: CourseKind; locale: List['locale'] },
): Promise<Answer['invitations']> {
  const rows = await readInvitations(db, given)
  return rows.map(({ courseId, of, zh, en, from }) => ({
    ...{ courseId, from: presentPerson(from, locale)?.name ?? '' },
    kind: of,
    name: { zh, en },
  }))
}
