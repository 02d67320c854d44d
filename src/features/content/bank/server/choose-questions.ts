import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { QuestionStatus } from '../../question/types.ts'
import { actMost, type Chosen } from '../bulk-api.ts'
import { bankErrors } from '../errors.ts'
import { type Filters, scopeOf, whereOf } from './find-questions.ts'
import { reachOf, type Right, rightOn } from './reach.ts'
import { mayEdit } from './rules.ts'

export interface ChosenQuestion extends Record<string, unknown> {
  id: number
  ownerId: number | null
  folderId: number | null
  status: QuestionStatus
  difficulty: number
  points: number
  title: string
  right: NonNullable<Right>
}

/**
 * Locks the questions of an act, in one order for all: those chosen one by one, or all that a list shows.
 * @param may the right that the act needs on each
 * @throws question.unknown where one is not there, question.tooManyChosen
 */
export async function chooseQuestions(
  tx: Tx,
  viewer: { id: number },
  chosen: Chosen,
  { may = mayEdit, deleted = false }: { may?: (right: Right) => Ruling; deleted?: boolean } = {},
): Promise<ChosenQuestion[]> {
  const ids = 'found' in chosen ? await findIds(tx, viewer, chosen.found) : chosen.questionIds
  const wanted = [...new Set(ids)]
  const { rows } = await tx.execute<Omit<ChosenQuestion, 'right'>>(sql`
    select id, owner_id as "ownerId", folder_id as "folderId", status, difficulty,
      points::float8 as points, coalesce(nullif(title, ''), title_en) as title
    from questions where id = any(${sql.param(wanted)}::int[])
      and deleted_at is ${deleted ? sql`not null` : sql`null`}
    order by id for no key update`)
  const reach = rows.every(({ ownerId }) => ownerId === viewer.id)
    ? new Map()
    : await reachOf(tx, viewer)
  // One that ended since the list was read is no reason to refuse what was chosen with it.
  if (!('found' in chosen) && rows.length < wanted.length) must(bankErrors.unknown)
  return rows.map((row) => {
    const right = rightOn(row as { ownerId: number | null; folderId: number | null }, viewer, reach)
    must(may(right))
    return { ...row, right } as ChosenQuestion
  })
}

async function findIds(tx: Tx, viewer: { id: number }, found: Filters): Promise<number[]> {
  const scope = await scopeOf(tx, viewer, found)
  const { rows } = await tx.execute<{ id: number }>(
    sql`select q.id from questions q where ${whereOf(scope, found)} limit ${actMost + 1}`,
  )
  if (rows.length > actMost) {
    throw new AppError(bankErrors.tooManyChosen, { values: { most: actMost } })
  }
  return rows.map(({ id }) => id)
}
