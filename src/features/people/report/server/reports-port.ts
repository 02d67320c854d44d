import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Both, Locale } from '#src/shared/locale.ts'
import type { ReportKind, ReportReason, ReportState } from '../reasons.ts'

/** A reported thing as readers see it. */
export interface ReportedThing {
  id: number
  /** Where it stands: the name of its course. */
  place: string
  link: string
  /** The author's name as readers see it. */
  author: string
  text: string
  /** `user_files.id` of the pictures that readers see with it. */
  pictures?: readonly number[]
  hidden: boolean
  /** The reports in the asked state, the latest first; at most `reportsShown`. */
  reports: { reason: ReportReason; words: string; reportedAt: string }[]
}
export const reportsShown = 20

/** What a decision says to the people concerned. */
export interface DecidedThing {
  authorId: number | null
  /** The people whose reports were open. */
  reporterIds: number[]
  place: Both
  link: string
}

export interface Decision {
  id: number
  deciderId: number
  /** Null dismisses the reports. */
  hide: { reason: ReportReason; words: string } | null
}

/** The reported things of one kind, in a room that owns the table of their reports. */
export interface ReportedThings {
  kind: ReportKind
  /**
   * A select with a row for each thing and state of its reports: id, state (ReportState), reports (int), reported_at
   * (the first one), decided_at (the last one).
   */
  queue: SQL
  /** Returns these things in a number of queries that does not grow with them. */
  find(
    db: Db,
    given: { ids: number[]; state: ReportState; locale: Locale },
  ): Promise<Map<number, ReportedThing>>
  /** Returns which of these things concern the person, who may not decide about them. */
  ownOf(db: Db | Tx, ids: number[], userId: number): Promise<Set<number>>
  /** Locks the thing until the end of the transaction, and returns whether reports of it are open. */
  lock(tx: Tx, id: number): Promise<'open' | 'decided' | 'gone'>
  /** Hides the thing or leaves it, and closes its open reports. */
  decide(tx: Tx, decision: Decision): Promise<DecidedThing>
  /** Shows a hidden thing again; null where it is not hidden. */
  restore(tx: Tx, id: number): Promise<DecidedThing | null>
  /** Drops the pages that show it. Called after the transaction. */
  changed(call: Pick<Call<Endpoint>, 'changed' | 'db'>, id: number): Promise<void>
}

/** The queue of reports asks each room for its things; an earlier room knows none of them. */
export const reportedThings = portOfMany<ReportedThings>('reported things')
