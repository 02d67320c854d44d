import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { openedOf } from '../../editor/server/open-texts.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { richTextsOf } from '../../question/body/texts.ts'
import type { bankApi } from '../contract.ts'
import { findUses } from './find-uses.ts'
import { type PersonJson, personJson, presentPerson } from './person-name.ts'
import { presentRow, type RowColumns, rowColumns, rowTables } from './present-row.ts'
import { reachOf, rightOn } from './reach.ts'
import { mayDelete, mayEdit, mayRead } from './rules.ts'

type Answer = AnswerOf<typeof bankApi.getQuestion>

export async function getQuestion(call: Call<typeof bankApi.getQuestion>): Promise<Answer> {
  const { db, viewer, locale, input } = call
  const [row, reach, uses] = await Promise.all([
    readQuestion(db, input.questionId, locale),
    reachOf(db, viewer),
    findUses(db, call, [input.questionId]),
  ])
  const right = rightOn(row, viewer, reach)
  must(mayRead(right))
  const { body, files, revision, keepDraft, versions, author, createdAt } = row!
  const { title: _, keptUntil: __, ...shown } = presentRow(row!, { viewer, locale })
  return {
    ...{ ...shown, body, revision, keepDraft, versions, uses },
    opened: await openedOf(call, viewer, richTextsOf(body), new Set(files)),
    author: presentPerson(author, locale),
    createdAt: new Date(createdAt).toISOString(),
    can: { edit: canOf(mayEdit(right)), delete: canOf(mayDelete(right, uses, locale)) },
  }
}

interface Whole extends RowColumns {
  body: QuestionBody
  /** The files that the version names. */
  files: number[]
  revision: number
  keepDraft: boolean
  versions: number
  author: PersonJson
  createdAt: string
}

async function readQuestion(db: Db, questionId: number, locale: Locale) {
  const { rows } = await db.execute<Whole>(sql`
    select ${rowColumns(locale)}, v.body, q.revision, q.keep_draft as "keepDraft", ${personJson('a')} as author,
      q.created_at as "createdAt", q.version as versions,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    left join users a on a.id = coalesce(q.changed_by, v.author_id) ${rowTables}
    where q.id = ${questionId} and q.deleted_at is null`)
  return rows[0]
}
