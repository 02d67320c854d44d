import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'
import { files } from '../storage/tables.ts'
import { failureCodes, workStates } from '#src/shared/media.ts'

/** Work on a stored file in the background, and how it ended. */
export const mediaWork = pgTable(
  'media_work',
  {
    id: id(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The name of a MediaWork. */
    name: text().notNull(),
    state: text({ enum: workStates }).notNull().default('waiting'),
    /** 0–100, of the run under way. */
    percent: smallint().notNull().default(0),
    failure: text({ enum: failureCodes }),
    /** Names of works that will follow, as far as its run knows. */
    expected: text().array().notNull().default([]),
    attempts: smallint().notNull().default(0),
    begunAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.fileId, t.name),
    index()
      .on(t.state, t.begunAt)
      .where(sql`${t.state} <> 'done'`),
  ],
)

/** Files made of a file: a rung of a film, the pages of a document, the widths of a picture. */
export const fileRenditions = pgTable(
  'file_renditions',
  {
    id: id(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** 'hls-720', 'pages-1600', 'poster': one of each kind for a file. */
    kind: text().notNull(),
    resultId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    /** Bytes of each part, one after the other in the result: the segments of a film, the pages of a document. */
    parts: jsonb().$type<number[]>(),
    /** Facts that only the room which made it reads. */
    about: jsonb().$type<unknown>(),
    madeAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex().on(t.fileId, t.kind), index().on(t.resultId)],
)

export type RenditionRow = typeof fileRenditions.$inferSelect
