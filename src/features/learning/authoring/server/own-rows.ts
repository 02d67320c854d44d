import { sql } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { isOffer, isOutline } from '#src/features/learning/approval/server/course-facts.ts'
import { nextOf } from '#src/features/learning/approval/server/next-step.ts'
import { problemsOfOffer } from '#src/features/learning/approval/server/problems-of-offer.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { nextSteps } from '../own-api.ts'
import type { OwnFacts } from './own-course.ts'

/** A course in the list of one of its teachers. */
export interface OwnRow extends OwnFacts {
  owner: PersonJson
  isVerified: boolean
  wasPublished: boolean
  offerChanged: boolean
  unreleased: number
  /** Reasons of the last rejection. */
  reasons: number
  hasChapters: boolean
  hasContent: boolean
  offer: Record<string, DraftRecord> | null
  pictured: number[]
  coverTheme: string
  category: string
  coverFile: number | null
  changedAt: string
}

/** An item has its file, text or questions. */
const holdsSomething = sql`case r.value ->> 'type'
  when 'quiz' then jsonb_array_length(r.value #> '{body,questions}') > 0
  when 'text' then r.value #>> '{body,zh}' <> '' or r.value #>> '{body,en}' <> ''
  when 'task' then r.value #>> '{body,zh}' <> '' or r.value #>> '{body,en}' <> ''
  else r.value #>> '{body,userFileId}' is not null end`

const ids = sql.placeholder('ids')
const userId = sql.placeholder('userId')
const rowsOfIds = prepared<OwnRow>(
  'authoring_own_rows',
  sql`select c.id as "courseId", c.kind, c.owner_id as "ownerId", c.draft_id as "draftId",
      coalesce(h.name ->> 'zh', c.name) as "nameZh", coalesce(h.name ->> 'en', c.name_en, '') as "nameEn",
      coalesce(v.offered, c.offered) as offered, c.audit_status as "auditStatus",
      c.publish_status as "publishStatus", c.deleted_at::text as "deletedAt", c.learner_count as learners,
      w.id is not null as waits, coalesce(c.owner_id = ${userId}, false) as "isOwner",
      s.user_id is not null as "isStaff", coalesce(s.may_edit, false) as "mayEdit",
      coalesce(s.may_release, false) as "mayRelease",
      coalesce(s.may_see_learners, false) as "maySeeLearners", c.transfer_to_id as "transferToId",
      (select ${personJson('o')} from users o where o.id = c.owner_id and o.erased_at is null) as owner,
      (select me.verified_at is not null from users me where me.id = ${userId}) as "isVerified",
      c.published_at is not null as "wasPublished",
      coalesce(x.changed, false) as "offerChanged",
      (select count(*)::int from draft_records r
        where r.draft_id = c.draft_id and ${isOutline} and r.changed) as unreleased,
      exists (select from draft_records r
        where r.draft_id = c.draft_id and r.kind = 'chapter' and r.value is not null) as "hasChapters",
      exists (select from draft_records r
        where r.draft_id = c.draft_id and r.kind = 'item' and ${holdsSomething}) as "hasContent",
      x.offer,
      array(select u.id from users u where u.avatar_file_id is not null and u.id = any(x.accounts)) as pictured,
      (select count(*)::int from course_submission_reasons n where n.submission_id = (
        select l.id from course_submissions l where l.course_id = c.id and l.state = 'rejected'
        order by l.id desc limit 1)) as reasons,
      coalesce(v."coverTheme", c.cover_theme) as "coverTheme", coalesce((select k.slug from subject_categories k
        where k.id = case when h.key is null then c.category_id else v."categoryId" end), '') as category,
      (select f.file_id from user_files f where f.id = case when h.key is null then c.cover_user_file_id
        else v."coverFileId" end) as "coverFile", coalesce(d.changed_at, c.updated_at)::text as "changedAt"
    from unnest(${ids}::int[]) with ordinality as found(id, place)
    join courses c on c.id = found.id
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    left join drafts d on d.id = c.draft_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    left join lateral jsonb_to_record(h.value) as v(
      offered text, "categoryId" int, "coverFileId" int, "coverTheme" text) on h.key is not null
    left join course_submissions w on w.course_id = c.id and w.state = 'waiting'
    left join lateral (
      select bool_or(r.changed) as changed,
        jsonb_object_agg(r.key, r.value) filter (where r.value is not null) as offer,
        array_agg((r.value ->> 'userId')::int) filter (where r.value ->> 'userId' is not null) as accounts
      from draft_records r where r.draft_id = c.draft_id and ${isOffer}) x on true
    order by found.place`,
)

/**
 * Reads courses of a teacher, with everything that their rows show, in one statement whatever their number. It is
 * prepared, because to plan it takes longer than to run it.
 */
export const readRows = (db: Db, given: { userId: number; ids: readonly number[] }) =>
  rowsOfIds(db, given)

interface Step {
  next: (typeof nextSteps)[number]
  count: number
}

/** Returns the next thing to do with a course, and its number of fields, reasons or changes. */
export function stepOf(row: OwnRow): Step {
  if (row.deletedAt !== null) return { next: 'none', count: 0 }
  const problems = row.offer
    ? problemsOfOffer({
        offer: new Map(Object.entries(row.offer)),
        hasContent: row.hasContent,
        pictured: new Set(row.pictured),
      })
    : []
  const next = nextOf(row, { problems: problems.length, unreleased: row.unreleased })
  const missing = problems.filter(({ key }) => key !== 'outline').length
  if (next === 'complete' && missing === 0) {
    return { next: row.hasChapters ? 'content' : 'chapters', count: 0 }
  }
  const count = { complete: missing, mend: row.reasons, release: row.unreleased }
  return { next, count: count[next as keyof typeof count] ?? 0 }
}
