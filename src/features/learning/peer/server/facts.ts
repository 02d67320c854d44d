import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { PeerState } from '#src/features/learning/homework/limits.ts'
import {
  type HomeworkFacts,
  holdHomework,
  readHomework,
} from '#src/features/learning/homework/server/facts.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Round } from '../schemas.ts'
import type { peerRounds } from '../tables.ts'

export type RoundRow = typeof peerRounds.$inferSelect

interface Found {
  hasWorks: boolean
  round: (Omit<RoundRow, 'startedAt' | 'endedAt'> & RoundTimes) | null
}
interface RoundTimes {
  startedAt: string | null
  endedAt: string | null
}

/** Homework with its round, as one person finds it. */
export interface RoundFacts extends HomeworkFacts {
  settings: Found['round']
  round: PeerState | null
  isStarted: boolean
  hasWorks: boolean
  isDue: boolean
}

type Given = { homeworkId: number; userId: number }

const find = (homeworkId: SQL | Placeholder) => sql`
  select exists (select from homework_works w where w.homework_id = ${homeworkId}::int and w.hand_ins > 0) as "hasWorks",
    (select json_build_object('homeworkId', r.homework_id, 'reviews', r.reviews, 'days', r.days, 'anonymous', r.anonymous,
        'wordsRequired', r.words_required, 'startedAt', r.started_at, 'endedAt', r.ended_at)
      from peer_rounds r where r.homework_id = ${homeworkId}::int) as round`

const read = prepared<Found>('peer_round', find(sql.placeholder('homeworkId')))

export const dayLength = 86_400_000
export const endOf = (dueAt: Date, days: number) => new Date(dueAt.getTime() + days * dayLength)

function joined(facts: HomeworkFacts, { hasWorks, round: settings }: Found): RoundFacts {
  const isDue = facts.dueAt <= new Date()
  return { ...facts, settings, hasWorks, isDue, ...stateOf(facts.dueAt, settings) }
}

function stateOf(dueAt: Date, settings: Found['round']) {
  if (!settings) return { round: null, isStarted: false }
  const isStarted = settings.startedAt !== null
  const isOver =
    settings.endedAt !== null || (isStarted && endOf(dueAt, settings.days) <= new Date())
  const round: PeerState = isOver ? 'ended' : isStarted ? 'running' : 'before'
  return { round, isStarted }
}

/** @throws homework.unknown, where there is no such homework, or the person does not belong to its class */
export async function readRound(db: Db, given: Given): Promise<RoundFacts> {
  const [facts, [found]] = await Promise.all([readHomework(db, given), read(db, given)])
  return joined(facts, found!)
}

/** The same within the transaction of an act; the homework is locked, and with it its round. */
export async function holdRound(
  tx: Tx,
  given: Given,
  { shared = false } = {},
): Promise<RoundFacts> {
  const facts = await holdHomework(tx, given, { shared })
  const { rows } = await tx.execute(find(sql`${given.homeworkId}`))
  return joined(facts, rows[0] as unknown as Found)
}

export const presentRound = (facts: RoundFacts): Round | null =>
  facts.settings &&
  facts.round && {
    ...{ reviews: facts.settings.reviews, days: facts.settings.days, state: facts.round },
    ...{ anonymous: facts.settings.anonymous, wordsRequired: facts.settings.wordsRequired },
    startsAt: facts.dueAt.toISOString(),
    endsAt: (facts.settings.endedAt
      ? new Date(facts.settings.endedAt)
      : endOf(facts.dueAt, facts.settings.days)
    ).toISOString(),
  }
