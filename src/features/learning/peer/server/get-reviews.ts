import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { isNameless, workCode } from '#src/features/learning/homework/server/columns.ts'
import { maySeeWorks } from '#src/features/learning/homework/server/rules.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { peerApi } from '../contract.ts'
import { peerErrors } from '../errors.ts'
import type { decisions } from '../limits.ts'
import { isOutlying, proposalOf } from '../median.ts'
import type { SeenHandIn } from '../schemas.ts'
import { readRound } from './facts.ts'
import { presentSeen, seenOf, takesPart } from './reviewing.ts'

interface Review {
  reviewId: number
  reviewer: PersonJson
  mark: number | null
  criteria: Record<string, number>
  words: string
  seen: SeenHandIn
  askedAt: string
  again: boolean
  passedOn: boolean
  handedInAt: string | null
  objection: string | null
  objectedAt: string | null
  decision: (typeof decisions)[number] | null
}

const { placeholder } = sql
const find = prepared<{ person: PersonJson; reviews: Review[] }>(
  'peer_reviews_of_work',
  sql`
  select case when ${isNameless} then json_build_object('userId', u.id, 'realName', ${workCode}, 'realNameEn', null,
      'username', ${workCode}) else ${personJson('u')} end as person, coalesce((select json_agg(json_build_object('reviewId', r.id,
      'reviewer', ${personJson('p')}, 'mark', r.mark, 'criteria', r.criteria, 'words', r.words, 'seen', ${seenOf}, 'askedAt', r.asked_at,
      'again', r.again, 'passedOn', r.passed_on_at is not null, 'handedInAt', r.handed_in_at, 'objection', r.objection,
      'objectedAt', r.objected_at, 'decision', r.decision) order by r.id)
    from peer_reviews r join users p on p.id = r.reviewer_id where r.work_id = w.id), '[]') as reviews
  from homework h join class_members m on m.class_id = h.class_id join users u on u.id = m.user_id
  join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
  where h.id = ${placeholder('homeworkId')}::int and m.user_id = ${placeholder('userId')}::int and ${takesPart}`,
)

/** Returns the reviews of a work with their medians. What a reviewer has not handed in stays the reviewer's. */
export async function getReviews({
  db,
  viewer,
  locale,
  input,
}: Call<typeof peerApi.getReviews>): Promise<AnswerOf<typeof peerApi.getReviews>> {
  const { homeworkId, userId } = input
  const facts = await readRound(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  if (!facts.settings) throw new AppError(peerErrors.unknown)
  const [found] = await find(db, { homeworkId, userId })
  if (!found) throw new AppError(homeworkErrors.unknown)
  const counted = found.reviews.filter((one) => one.handedInAt && one.decision !== 'dropped')
  const marks = counted.flatMap(({ mark }) => mark ?? [])
  const nobody = { userId: 0, name: '' }
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    student: presentPerson(found.person, locale) ?? nobody,
    ...{ criteria: facts.criteria, fullMark: facts.fullMark },
    proposal: proposalOf(counted, facts.criteria),
    reviews: found.reviews.map((one) => {
      const { reviewer, objection, objectedAt, decision } = one
      const isIn = one.handedInAt !== null
      return {
        ...{ reviewId: one.reviewId, again: one.again, passedOn: one.passedOn },
        reviewer: presentPerson(reviewer, locale) ?? nobody,
        ...{ mark: isIn ? one.mark : null, criteria: isIn ? one.criteria : {} },
        ...{ words: isIn ? one.words : '', askedAt: iso(one.askedAt) },
        seen: presentSeen(one.seen),
        handedInAt: one.handedInAt && iso(one.handedInAt),
        outlying: counted.includes(one) && isOutlying(one.mark, marks),
        objection: objectedAt ? { words: objection ?? '', at: iso(objectedAt), decision } : null,
      }
    }),
  }
}
