import { sql, type SQL } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { approvalApi } from '../contract.ts'
import {
  type Occasion,
  type SubmissionState,
  submissionStates,
  submissionsPerPage,
} from '../states.ts'
import { isOwnCourse } from './hold-submission.ts'
import { urgencyOf } from './rules.ts'

type List = Call<typeof approvalApi.getSubmissions>

interface Row extends Record<string, unknown> {
  submissionId: number
  courseId: number
  kind: CourseKind
  state: SubmissionState
  occasion: Occasion
  zh: string
  en: string
  submittedAt: string
  waitingHours: number
  submitter: Named | null
  holder: (Named & { id: number }) | null
  heldAt: string | null
  decidedAt: string | null
  decider: Named | null
  isOwn: boolean
}
interface Named {
  realName: string
  realNameEn: string | null
}

/** The queue: two statements whatever the number of rows. The counts are of what the filters let through. */
export async function listSubmissions({
  db,
  viewer,
  locale,
  input,
}: List): Promise<AnswerOf<typeof approvalApi.getSubmissions>> {
  const { status, sort, page } = input
  const fits = filter(input, viewer.id)
  const tables = sql`course_submissions s join courses c on c.id = s.course_id
    left join users u on u.id = s.submitter_id`
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc')
  const { limit, offset } = rowsOf(page, submissionsPerPage)
  const [counted, { rows }] = await Promise.all([
    db.execute<{ state: SubmissionState; count: number }>(sql`
      select s.state, count(*)::int as count from ${tables} where ${fits} group by s.state`),
    db.execute<Row>(sql`
      select s.id as "submissionId", c.id as "courseId", c.kind, s.state, s.occasion,
        s.offer #>> '{head,name,zh}' as zh, s.offer #>> '{head,name,en}' as en,
        s.submitted_at as "submittedAt",
        floor(extract(epoch from now() - s.submitted_at) / 3600)::int as "waitingHours",
        ${nameOf('s.submitter_id')} as submitter, ${nameOf('s.holder_id')} as holder, s.held_at as "heldAt",
        s.decided_at as "decidedAt", ${nameOf('s.decider_id')} as decider, ${isOwnCourse(viewer.id)} as "isOwn"
      from ${tables}
      where ${fits} and ${status === 'all' ? sql`true` : sql`s.state = ${status}`}
      order by s.submitted_at ${direction}, s.id ${direction} limit ${limit} offset ${offset}`),
  ])
  const counts = Object.fromEntries(submissionStates.map((state) => [state, 0])) as Record<
    SubmissionState,
    number
  >
  for (const { state, count } of counted.rows) counts[state] = count
  const total =
    status === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[status]
  const said = (person: Named | null) => person && officeName(person, locale)
  const items = rows.map(({ zh, en, holder, heldAt, ...row }) => ({
    ...row,
    name: locale === 'en-US' ? en || zh : zh || en,
    submittedAt: new Date(row.submittedAt).toISOString(),
    urgency: urgencyOf(row.waitingHours),
    submitter: said(row.submitter),
    holder: holder && {
      name: officeName(holder, locale),
      isMine: holder.id === viewer.id,
      heldAt: new Date(heldAt ?? row.submittedAt).toISOString(),
    },
    decidedAt: row.decidedAt && new Date(row.decidedAt).toISOString(),
    decider: said(row.decider),
  }))
  return { counts, ...paged({ total, page, perPage: submissionsPerPage, items }) }
}

const nameOf = (column: string): SQL => sql`(
  select json_build_object('id', p.id, 'realName', p.real_name, 'realNameEn', p.real_name_en)
  from users p where p.id = ${sql.raw(column)})`

function filter({ keyword, kind, occasion, holder }: List['input'], userId: number): SQL {
  const parts: SQL[] = [sql`true`]
  if (keyword !== '') {
    const pattern = textPattern(keyword)
    parts.push(sql`(s.offer #>> '{head,name,zh}' ilike ${pattern} or s.offer #>> '{head,name,en}' ilike ${pattern}
      or u.real_name ilike ${pattern} or u.real_name_en ilike ${pattern} or u.username ilike ${pattern})`)
  }
  if (kind) parts.push(sql`c.kind = ${kind}`)
  if (occasion) parts.push(sql`s.occasion = ${occasion}`)
  if (holder === 'free') parts.push(sql`s.holder_id is null`)
  if (holder === 'mine') parts.push(sql`s.holder_id = ${userId}`)
  if (holder === 'others') parts.push(sql`s.holder_id <> ${userId}`)
  return sql.join(parts, sql` and `)
}
