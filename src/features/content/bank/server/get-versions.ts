import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { type PersonJson, personJson, presentPerson } from './person-name.ts'
import { mustRead } from './read-right.ts'

interface Row extends Record<string, unknown> {
  number: number
  author: PersonJson
  createdAt: string
  fixed: boolean
}

const columns = sql`v.number, ${personJson('a')} as author, v.created_at as "createdAt",
  v.fixed_at is not null as fixed`
const tables = sql`question_versions v left join users a on a.id = v.author_id`

export async function getVersions({
  db,
  viewer,
  locale,
  input: { questionId },
}: Call<typeof bankApi.getVersions>): Promise<AnswerOf<typeof bankApi.getVersions>> {
  const { version } = await mustRead(db, viewer, questionId)
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ${tables} where v.question_id = ${questionId} order by v.number desc`)
  return rows.map(({ author, createdAt, ...row }) => ({
    ...row,
    author: presentPerson(author, locale),
    createdAt: new Date(createdAt).toISOString(),
    present: row.number === version,
  }))
}

export async function getVersion({
  db,
  viewer,
  locale,
  input: { questionId, number },
}: Call<typeof bankApi.getVersion>): Promise<AnswerOf<typeof bankApi.getVersion>> {
  const { version } = await mustRead(db, viewer, questionId)
  const { rows } = await db.execute<Row & { body: QuestionBody }>(sql`
    select ${columns}, v.body from ${tables}
    where v.question_id = ${questionId} and v.number = ${number}`)
  const [row] = rows
  if (!row) throw new AppError(bankErrors.versionUnknown)
  return {
    ...row,
    author: presentPerson(row.author, locale),
    createdAt: new Date(row.createdAt).toISOString(),
    present: number === version,
  }
}
