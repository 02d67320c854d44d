import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { QuestionType } from '../../question/types.ts'
import type { bankApi } from '../contract.ts'
import { similarMost } from '../question-api.ts'
import { alikeness, likenessOf } from './likeness.ts'
import { type PersonJson, personJson, presentPerson } from './person-name.ts'
import { titleIn } from './present-row.ts'
import { reachOf } from './reach.ts'

/** Questions whose bodies are compared: those with the most numbers in common. */
const comparedMost = 20
/** Share of the pieces in common from which a question counts as similar. */
const alikeFrom = 0.5

export async function getSimilar({
  db,
  viewer,
  locale,
  input,
}: Call<typeof bankApi.getSimilar>): Promise<AnswerOf<typeof bankApi.getSimilar>> {
  const found = await findSimilar(db, { viewer, locale }, input.body, input.questionId)
  return found.slice(0, similarMost).map(({ person, ownerId, share, ...row }) => ({
    ...row,
    likeness: Math.round(share * 100),
    owner: ownerId === viewer.id ? null : presentPerson(person, locale),
  }))
}

interface Candidate extends Record<string, unknown> {
  questionId: number
  type: QuestionType
  title: string
  body: QuestionBody
  ownerId: number | null
  person: PersonJson
}

/** Finds the questions of one's bank and of shared folders that are most like a body, the most alike first. */
export async function findSimilar(
  db: Db | Tx,
  { viewer, locale }: { viewer: { id: number }; locale: Locale },
  body: QuestionBody,
  except = 0,
) {
  const numbers = likenessOf(body)
  if (numbers.length === 0) return []
  const reach = await reachOf(db, viewer)
  const asked = sql`${sql.param(numbers)}::int[]`
  const { rows } = await db.execute<Candidate>(sql`
    select q.id as "questionId", q.type, ${titleIn(locale)} as title, v.body, q.owner_id as "ownerId",
      ${personJson('o')} as person
    from (
      select c.id from questions c
      where c.likeness && ${asked} and c.deleted_at is null and c.id <> ${except}
        and (c.owner_id = ${viewer.id} or c.folder_id = any(${sql.param([...reach.keys()])}::int[]))
      order by (select count(*) from unnest(c.likeness) one where one = any(${asked})) desc, c.id desc
      limit ${comparedMost}
    ) found join questions q on q.id = found.id join question_versions v on v.question_id = q.id and v.number = q.version
    left join users o on o.id = q.owner_id`)
  return rows
    .map(({ body: other, ...row }) => ({ ...row, share: alikeness(body, other) }))
    .filter(({ share }) => share >= alikeFrom)
    .toSorted((a, b) => b.share - a.share)
}
