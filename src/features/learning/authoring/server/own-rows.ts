import { sql, type SQL } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { isOffer, isOutline } from '#src/features/learning/approval/server/course-facts.ts'
import { nextOf } from '#src/features/learning/approval/server/next-step.ts'
import { problemsOfOffer } from '#src/features/learning/approval/server/problems-of-offer.ts'
import type { Db } from '#src/server/database/db.ts'
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
  chapters: number
  hasContent: boolean
  offer: Record<string, DraftRecord> | null
  pictured: number[]
  coverTheme: string
  category: string
  coverFile: number | null
  changedAt: string
}

/**
 * Selects courses of a teacher, with everything that their rows show, in one statement whatever their number.
 * @param found selects ids and places: `id`, `place`
 */
export async function readRows(
  db: Db,
  { userId, found }: { userId: number; found: SQL },
): Promise<OwnRow[]> {
  const { rows } = await db.execute<OwnRow>(sql`
    with found as (${found})
    select c.id as "courseId", c.kind, c.owner_id as "ownerId", c.draft_id as "draftId",
      coalesce(h.value #>> '{name,zh}', c.name) as "nameZh",
      coalesce(h.value #>> '{name,en}', c.name_en, '') as "nameEn",
      coalesce(h.value ->> 'offered', c.offered) as offered, c.audit_status as "auditStatus",
      c.publish_status as "publishStatus", c.deleted_at as "deletedAt", c.learner_count as learners,
      w.id is not null as waits, coalesce(c.owner_id = me.id, false) as "isOwner",
      s.user_id is not null as "isStaff", coalesce(s.may_edit, false) as "mayEdit",
      coalesce(s.may_release, false) as "mayRelease",
      coalesce(s.may_see_learners, false) as "maySeeLearners", c.transfer_to_id as "transferToId",
      ${personJson('o')} as owner,
      me.verified_at is not null as "isVerified", c.published_at is not null as "wasPublished",
      coalesce(x.offer_changed, false) as "offerChanged", coalesce(x.unreleased, 0) as unreleased,
      coalesce(x.chapters, 0) as chapters, coalesce(x.has_content, false) as "hasContent", x.offer,
      array(select u.id from users u where u.avatar_file_id is not null and u.id = any(x.accounts)) as pictured,
      (select count(*)::int from course_submission_reasons n where n.submission_id = (
        select l.id from course_submissions l where l.course_id = c.id and l.state = 'rejected'
        order by l.id desc limit 1)) as reasons,
      coalesce(h.value ->> 'coverTheme', c.cover_theme) as "coverTheme", coalesce(cat.slug, '') as category,
      cover.file_id as "coverFile", coalesce(d.changed_at, c.updated_at) as "changedAt"
    from found
    join courses c on c.id = found.id
    join users me on me.id = ${userId}
    left join users o on o.id = c.owner_id and o.erased_at is null
    left join course_staff s on s.course_id = c.id and s.user_id = me.id and s.accepted_at is not null
    left join drafts d on d.id = c.draft_id
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    left join subject_categories cat on cat.id = case when h.key is null then c.category_id
      else (h.value ->> 'categoryId')::int end
    left join user_files cover on cover.id = case when h.key is null then c.cover_user_file_id
      else (h.value ->> 'coverFileId')::int end
    left join course_submissions w on w.course_id = c.id and w.state = 'waiting'
    left join lateral (
      select bool_or(r.value is distinct from r.released) filter (where ${isOffer('r')}) as offer_changed,
        count(*) filter (where r.value is distinct from r.released and ${isOutline})::int as unreleased,
        count(*) filter (where r.value ->> 'kind' = 'chapter')::int as chapters,
        bool_or(r.value ->> 'kind' = 'item' and ${holdsSomething}) as has_content,
        jsonb_object_agg(r.key, r.value) filter (where ${isOffer('r', 'value')}) as offer,
        array_agg((r.value ->> 'userId')::int) filter (
          where r.value ->> 'kind' = 'teacher' and r.value ->> 'userId' is not null) as accounts
      from draft_records r where r.draft_id = c.draft_id) x on true
    order by found.place`)
  return rows
}

/** An item has its file, text or questions. */
const holdsSomething = sql`case r.value ->> 'type'
  when 'quiz' then jsonb_array_length(r.value #> '{body,questions}') > 0
  when 'text' then r.value #>> '{body,zh}' <> '' or r.value #>> '{body,en}' <> ''
  when 'task' then r.value #>> '{body,zh}' <> '' or r.value #>> '{body,en}' <> ''
  else r.value #>> '{body,userFileId}' is not null end`

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
    return { next: row.chapters === 0 ? 'chapters' : 'content', count: 0 }
  }
  const count = { complete: missing, mend: row.reasons, release: row.unreleased }
  return { next, count: count[next as keyof typeof count] ?? 0 }
}
