import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { homework, homeworkHandIns, homeworkWorks } from '#src/features/learning/homework/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { decisions, returnReasons } from './limits.ts'

const byPerson = () => integer().references(() => users.id, { onDelete: 'set null' })

/** The peer round of homework. */
export const peerRounds = pgTable(
  'peer_rounds',
  {
    homeworkId: integer()
      .primaryKey()
      .references(() => homework.id, { onDelete: 'cascade' }),
    /** Works for each participant, and reviewers for each work. */
    reviews: smallint().notNull(),
    /** From the date of the homework to the end, so that a later date moves the end too. */
    days: smallint().notNull(),
    anonymous: boolean().notNull(),
    wordsRequired: boolean().notNull(),
    /** Of the allocation. */
    seed: integer().notNull(),
    createdById: byPerson(),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    index().on(t.createdById),
    index('peer_rounds_open')
      .on(t.homeworkId)
      .where(sql`ended_at is null`),
    check('peer_rounds_some', sql`${t.reviews} > 0 and ${t.days} > 0`),
  ],
)

const ofRound = () =>
  integer()
    .notNull()
    .references(() => peerRounds.homeworkId, { onDelete: 'cascade' })

/** A work that one student is asked to review, with the review. Marks are whole hundredths. */
export const peerReviews = pgTable(
  'peer_reviews',
  {
    id: id(),
    homeworkId: ofRound(),
    workId: integer()
      .notNull()
      .references(() => homeworkWorks.id, { onDelete: 'cascade' }),
    reviewerId: ofPerson(),
    /** It is asked in place of one that nobody has written. */
    again: boolean().notNull().default(false),
    askedAt: moment().notNull().defaultNow(),
    /** Since when another is asked in its place. */
    passedOnAt: moment(),
    /** Null before it is given, and where homework has no mark. */
    mark: integer(),
    /** By the id of a criterion. */
    criteria: jsonb().$type<Record<string, number>>().notNull().default({}),
    words: text().notNull().default(''),
    /** The hand-in that the reviewer saw at the last save; a later one was not reviewed. */
    seenHandIn: integer(),
    /** Grows with each save; the call names the one that it has seen. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    savedAt: moment(),
    handedInAt: moment(),
    /** Why the reviewed student calls it not fair. */
    objection: text(),
    objectedAt: moment(),
    decision: text({ enum: decisions }),
    decidedById: byPerson(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.workId, t.reviewerId),
    index().on(t.homeworkId),
    index().on(t.reviewerId),
    index().on(t.decidedById),
    foreignKey({
      ...{ name: 'peer_reviews_seen_hand_in', columns: [t.workId, t.seenHandIn] },
      foreignColumns: [homeworkHandIns.workId, homeworkHandIns.number],
    }).onDelete('cascade'),
    index('peer_reviews_objected')
      .on(t.homeworkId)
      .where(sql`objected_at is not null and decided_at is null`),
  ],
)

/** Works that came back to the teacher, because no peer has reviewed them. */
export const peerReturns = pgTable(
  'peer_returns',
  {
    workId: integer()
      .primaryKey()
      .references(() => homeworkWorks.id, { onDelete: 'cascade' }),
    homeworkId: ofRound(),
    why: text({ enum: returnReasons }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.homeworkId)],
)
