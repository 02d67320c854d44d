import { sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { openedOf } from '#src/features/content/editor/server/open-texts.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { holds } from '#src/features/learning/note/server/note-rows.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Thread } from '../answers.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { repliesMost } from '../limits.ts'
import { readableInteraction } from './facts.ts'
import { pictureIds } from './pictures.ts'
import {
  authorColumns,
  type AuthorRow,
  iso,
  questionColumns,
  type QuestionRow,
  questionTables,
  type Reader,
  toAuthor,
  toRow,
} from './row.ts'
import { haveSame, mayAccept, mayDelete, mayEdit, mayFollow, mayReply, mayReport } from './rules.ts'

interface TextRow extends Record<string, unknown> {
  body: string
  edited: boolean
  hiddenReason: ReportReason | null
  hiddenWords: string
  reported: boolean
  createdAt: Date
}
interface Question extends QuestionRow, TextRow {
  createdAt: Date
  texts: string[] | null
  pictures: number[]
  hasSame: boolean
  follows: boolean
}
interface Reply extends TextRow, AuthorRow {
  replyId: number
  accepted: boolean
  pictures: number[]
}

type Get = Call<typeof interactionApi.getQuestion>
type Asked = Awaited<ReturnType<typeof readableInteraction>>

/** Returns a question with its replies, the accepted one first. */
export async function getQuestion(call: Get): Promise<Thread> {
  const { db, viewer, locale, input } = call
  const asked = await readableInteraction(db, input.interactionId, viewer)
  const [question, replies] = await Promise.all([readQuestion(call), readReplies(call)])
  if (!question) throw new AppError(errors.notFound)
  const reader = { viewer, locale, teaches: asked.teaches }
  const texts = [question.body, ...replies.map(({ body }) => body)]
  const row = toRow(question, reader)
  const pictures = [question, ...replies].flatMap((one) => one.pictures)
  const { isMine, hidden, deleted } = asked
  const isPlaceGone = row.place.gone === null && (await haveLost(call, question))
  return {
    ...row,
    place: { ...row.place, ...(isPlaceGone && { gone: 'place' as const }) },
    ...{ course: question.course, body: question.body, edited: question.edited },
    pictures: question.pictures,
    files: await readGivenFiles(call, pictures),
    ...{ hasSame: question.hasSame, follows: question.follows, reported: question.reported },
    hidden: hiddenOf(question),
    items: replies.map((reply) => toReply(reply, asked, reader)),
    opened: await openedOf(call, viewer, texts, new Set()),
    can: {
      reply: canOf(mayReply(asked)),
      edit: canOf(mayEdit({ isMine, deleted })),
      delete: canOf(deleted ? errors.deleted : mayDelete({ isMine, hidden })),
      report: canOf(mayReport({ isMine, deleted })),
      meToo: canOf(haveSame(asked)),
      follow: canOf(mayFollow(asked)),
    },
  }
}

/** Whether the text has the marked words no longer. It is not said to those who may not open the text. */
async function haveLost(
  { db, viewer, ports }: Get,
  { courseId, itemId, texts, words }: Question,
): Promise<boolean> {
  if (holds(texts, words)) return false
  const checked = ports.get(courseOpening).checkItem(db, viewer, { courseId, itemId })
  return checked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
}

const hiddenOf = ({ hiddenReason: reason, hiddenWords: words }: TextRow) =>
  reason && { reason, words }

function toReply(row: Reply, asked: Asked, reader: Reader) {
  const { replyId, body, pictures, accepted, edited, reported } = row
  const hidden = hiddenOf(row)
  const isMine = row.authorId === reader.viewer.id
  return {
    ...{ replyId, body, pictures, accepted, edited, reported, hidden },
    author: toAuthor(row, reader),
    createdAt: iso(row.createdAt),
    can: {
      edit: canOf(mayEdit({ isMine })),
      delete: canOf(mayDelete({ isMine, hidden: hidden !== null })),
      report: canOf(mayReport({ isMine })),
      accept: canOf(hidden ? errors.replyNotFound : mayAccept(asked)),
    },
  }
}

async function readQuestion({ db, viewer, locale, input: { interactionId } }: Get) {
  const { rows } = await db.execute<Question>(sql`
    select ${questionColumns(locale)}, q.edited_at is not null as edited, q.hidden_reason as "hiddenReason",
      q.hidden_words as "hiddenWords",
      ${pictureIds(sql`interaction_id`, sql`q.id`)} as pictures,
      case when q.words is not null then array[i.body, i.body_en] end as texts,
      exists (select from interaction_me_too m where m.interaction_id = q.id and m.user_id = ${viewer.id}) as "hasSame",
      exists (select from interaction_followers w where w.interaction_id = q.id and w.user_id = ${viewer.id}) as follows,
      exists (select from interaction_reports o where o.interaction_id = q.id and o.user_id = ${viewer.id}) as reported
    from ${questionTables} where q.id = ${interactionId}`)
  return rows[0]
}

async function readReplies({ db, viewer, input: { interactionId } }: Get): Promise<Reply[]> {
  const { rows } = await db.execute<Reply & Record<string, unknown>>(sql`
    select r.id as "replyId", r.body, ${pictureIds(sql`reply_id`, sql`r.id`)} as pictures, r.created_at as "createdAt", r.edited_at is not null as edited,
      r.hidden_reason as "hiddenReason", r.hidden_words as "hiddenWords",
      coalesce(q.accepted_reply_id = r.id, false) as accepted, ${authorColumns('r')},
      exists (select from interaction_reply_reports o where o.reply_id = r.id and o.user_id = ${viewer.id}) as reported
    from interaction_replies r join interactions q on q.id = r.interaction_id
    join users u on u.id = r.author_id left join files av on av.id = u.avatar_file_id
    where r.interaction_id = ${interactionId} and (r.hidden_reason is null or r.author_id = ${viewer.id})
    order by accepted desc, r.created_at, r.id limit ${repliesMost}`)
  return rows
}
