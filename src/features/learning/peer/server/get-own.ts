import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { presentAbout, wordsOf } from '#src/features/learning/homework/server/about.ts'
import { mayDo } from '#src/features/learning/homework/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { peerApi } from '../contract.ts'
import { peerErrors } from '../errors.ts'
import type { decisions } from '../limits.ts'
import type { SeenHandIn } from '../schemas.ts'
import { presentRound, readRound } from './facts.ts'
import { presentSeen, reviewsOfWorks, seenOf, takesPart } from './reviewing.ts'
import { mayObject, mayReview } from './rules.ts'

interface Judged {
  reviewId: number
  mark: number | null
  criteria: Record<string, number>
  words: string
  seen: SeenHandIn
}
interface Mine extends Judged {
  student: PersonJson
  revision: number
  handedInAt: string | null
  workId: number
}
interface Received extends Judged {
  reviewer: PersonJson
  objection: string | null
  objectedAt: string | null
  decision: (typeof decisions)[number] | null
}

const { placeholder } = sql
const judged = sql`'reviewId', r.id, 'mark', r.mark, 'criteria', r.criteria, 'words', r.words,
  'seen', ${seenOf}`
const homeworkId = sql`${placeholder('homeworkId')}::int`
const userId = sql`${placeholder('userId')}::int`

const find = prepared<{ mine: Mine[] | null; received: Received[] | null; isReturned: boolean }>(
  'peer_own',
  sql`
  select (select json_agg(json_build_object(${judged}, 'student', ${personJson('u')}, 'revision', r.revision,
        'handedInAt', r.handed_in_at, 'workId', w.id) order by r.id)
      from ${reviewsOfWorks} join users u on u.id = w.user_id
      where r.homework_id = ${homeworkId} and r.reviewer_id = ${userId}) as mine,
    (select json_agg(json_build_object(${judged}, 'reviewer', ${personJson('p')}, 'objection', r.objection,
        'objectedAt', r.objected_at, 'decision', r.decision) order by r.id)
      from peer_reviews r join homework_works w on w.id = r.work_id and w.released_at is not null
      join users p on p.id = r.reviewer_id
      where w.homework_id = ${homeworkId} and w.user_id = ${userId} and r.handed_in_at is not null) as received,
    exists (select from homework_works w where w.homework_id = ${homeworkId} and w.user_id = ${userId}
      and w.released_at is not null) as "isReturned"`,
)

interface HandIn {
  number: number
  at: Date
  text: string
  photos: number[]
  files: number[]
}
const lastHandIn = prepared<HandIn>(
  'peer_hand_in',
  sql`select n.number, n.handed_in_at as at, n.text, n.photos, n.files from homework_hand_ins n join homework_works w on w.id = n.work_id
    join homework h on h.id = w.homework_id
    join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and ${takesPart}
    where n.work_id = ${placeholder('workId')}::int order by n.number desc limit 1`,
)

/**
 * Returns the works that a participant is asked to review: exactly these, with their files. Until the own work was returned,
 * no answer holds a review of it. In an anonymous round neither names nor the names of files leave the server.
 */
export async function getOwn(
  call: Call<typeof peerApi.getOwn>,
): Promise<AnswerOf<typeof peerApi.getOwn>> {
  const { db, viewer, locale, input } = call
  const given = { homeworkId: input.homeworkId, userId: viewer.id }
  const facts = await readRound(db, given)
  must(mayDo(facts))
  const round = presentRound(facts)
  if (!round) throw new AppError(peerErrors.unknown)
  const [[found], about] = await Promise.all([find(db, given), wordsOf(db, input.homeworkId)])
  const mine = found!.mine ?? []
  const open =
    mine.find(({ reviewId }) => reviewId === input.review) ??
    mine.find(({ handedInAt }) => handedInAt === null) ??
    mine[0]
  const work = open ? await workOf(db, open.workId) : null
  const named = work ? [...work.photos, ...work.files] : []
  const [attached, files] = await Promise.all([
    readGivenFiles(call, about.files),
    readGivenFiles(call, [...new Set(named)], { nameless: true }),
  ])
  const nameOf = (person: PersonJson) =>
    round.anonymous ? null : (presentPerson(person, locale)?.name ?? null)
  const judgementOf = ({ reviewId, mark, criteria, words, seen }: Judged) => ({
    ...{ reviewId, mark, criteria, words, seen: presentSeen(seen) },
  })
  const iso = (moment: string | null) => moment && new Date(moment).toISOString()
  return {
    ...presentAbout(facts, about, attached),
    class: { classId: facts.classId, name: facts.name },
    round,
    mine: mine.map(({ reviewId, student, revision, handedInAt }) => ({
      ...{ reviewId, student: nameOf(student) },
      ...{ begun: revision > 0, handedIn: handedInAt !== null },
    })),
    open:
      open && work
        ? {
            ...{ ...judgementOf(open), student: nameOf(open.student), work, given: files },
            shown: { number: work.number, at: work.at.toISOString() },
            ...{ revision: open.revision, handedInAt: iso(open.handedInAt) },
          }
        : null,
    received: (found!.received ?? []).map((one) => ({
      ...{ ...judgementOf(one), reviewer: nameOf(one.reviewer) },
      objection: one.objectedAt
        ? { words: one.objection ?? '', at: iso(one.objectedAt)!, decision: one.decision }
        : null,
    })),
    can: {
      review: canOf(mayReview(facts)),
      object: canOf(mayObject({ ...facts, isReturned: found!.isReturned })),
    },
  }
}

async function workOf(db: Db, workId: number): Promise<HandIn | null> {
  return (await lastHandIn(db, { workId }))[0] ?? null
}
