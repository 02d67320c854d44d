import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Db } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { quizErrors } from '../../errors.ts'
import type { WithheldReason } from '../../statuses.ts'
import { endOverdue } from '../end-overdue.ts'
import { lateDays } from '../save-answer.ts'
import { isBehind, isRunningById } from './standing.ts'

/** A link with what decides about its use. */
export interface PhotoLink extends Pick<Viewer, 'accountRole' | 'customRoles'> {
  linkId: number
  attemptId: number
  questionId: number
  part: string
  quizId: number
  ownerId: number
  realName: string
  latinName: string
  username: string
  title: string
  titleEn: string
  body: QuestionBody
  position: number
  secondsLeft: number
  /** Stopped by the learner, or with the session and the account that have lent the right. */
  stopped: boolean
  isOpen: boolean
  takesLate: boolean
  /** Its teacher holds it. */
  paused: boolean
  withheld: WithheldReason | null
  /** Its time has run out, and nothing has ended it yet. */
  overdue: boolean
  /** The quiz does not lead back to this question. */
  behind: boolean
}

async function find(db: Db, token: string): Promise<PhotoLink | undefined> {
  const { rows } = await db.execute<PhotoLink & Record<string, unknown>>(sql`
    select l.id as "linkId", l.attempt_id as "attemptId", l.question_id as "questionId", l.part,
      a.quiz_id as "quizId", a.user_id as "ownerId", u.real_name as "realName", u.real_name_en as "latinName",
      u.username, u.account_role as "accountRole",
      array(select c.role from user_custom_roles c where c.user_id = u.id) as "customRoles",
      q.title, q.title_en as "titleEn", v.body, w.position,
      greatest(0, extract(epoch from l.expires_at - now()))::float8 as "secondsLeft",
      l.stopped_at is not null or s.ended_at is not null or s.refresh_expires_at <= now()
        or u.locked_at is not null or u.erased_at is not null as stopped,
      a.status = 'open' as "isOpen",
      a.ended_by <> 'learner' and a.handed_in_at > now() - make_interval(days => ${lateDays}) as "takesLate",
      a.status = 'open' and a.paused_at is not null as paused, a.withheld,
      a.status = 'open' and not ${isRunningById(sql`a.id`)} as overdue, ${isBehind} as behind
    from photo_links l
    join sessions s on s.id = l.session_id
    join quiz_attempts a on a.id = l.attempt_id
    join users u on u.id = a.user_id
    join attempt_answers w on w.attempt_id = l.attempt_id and w.question_id = l.question_id
    join question_versions v on v.id = w.version_id
    join quizzes q on q.id = a.quiz_id
    where l.token_hash = ${hashCredential(token)}`)
  return rows[0]
}

type Given = Pick<Call<Endpoint & { access: 'public' }>, 'db' | 'ports' | 'pay'>

/**
 * Reads a link by its token. A wrong one costs its sender much, and a right one little, so that a room full of phones
 * behind one address is served and guesses from there are not.
 * @throws quiz.photoLinkOver
 */
export async function readLink({ db, ports, pay }: Given, token: string): Promise<PhotoLink> {
  let link = await find(db, token)
  if (link?.overdue) {
    await endOverdue(db, ports, link.attemptId)
    link = await find(db, token)
  }
  if (!link) {
    pay('password')
    throw new AppError(quizErrors.photoLinkOver)
  }
  return link
}
