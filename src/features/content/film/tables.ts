import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment, tsvector } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { SubtitleLanguage } from './languages.ts'
import type { MediaFacts } from './server/ffmpeg/facts.ts'

/** What is known of a stored film or sound since it was probed. */
export const films = pgTable('films', {
  fileId: integer()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  seconds: doublePrecision().notNull(),
  /** As shown; null of a sound. */
  width: integer(),
  height: integer(),
  hasSound: boolean().notNull(),
  /** Browsers play the upload itself. */
  playsAsIs: boolean().notNull(),
  /** In LUFS, once it is measured. */
  loudness: doublePrecision(),
  /** As FFmpeg needs them again for each rung. */
  facts: jsonb().$type<MediaFacts>().notNull(),
})

/** The poster that a film's owner has chosen; without a row it is the one that the probe proposes. */
export const filmPosters = pgTable(
  'film_posters',
  {
    userFileId: integer()
      .primaryKey()
      .references(() => userFiles.id, { onDelete: 'cascade' }),
    /** Among the frames of the film; null with a picture of the owner's. */
    frame: smallint(),
    pictureId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [index().on(t.pictureId)],
)

/** Subtitles of a film, one track for a language. */
export const filmSubtitles = pgTable(
  'film_subtitles',
  {
    id: id(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'cascade' }),
    language: text().$type<SubtitleLanguage>().notNull(),
    /** Empty: the language's own name. */
    label: text().notNull().default(''),
    /** Grows with each change, so that two editors notice each other, and addresses name what they serve. */
    version: integer().notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
    /** A file of subtitles from before version 0.9, whose cues are read when they are first needed. */
    sourceFileId: integer().references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('film_subtitles_language').on(t.userFileId, t.language),
    index().on(t.sourceFileId),
  ],
)

/** What is said in a film and when, so that a search finds the second. */
export const filmCues = pgTable(
  'film_cues',
  {
    subtitleId: integer()
      .notNull()
      .references(() => filmSubtitles.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    startMs: integer().notNull(),
    endMs: integer().notNull(),
    text: text().notNull(),
    /** The words of the text; null until they are cut (words-inside.ts). */
    found: tsvector(),
  },
  (t) => [
    primaryKey({ columns: [t.subtitleId, t.position] }),
    index('film_cues_found').using('gin', t.found),
    index('film_cues_unread')
      .on(t.subtitleId)
      .where(sql`${t.found} is null`),
    check('film_cues_order', sql`${t.startMs} >= 0 and ${t.endMs} > ${t.startMs}`),
  ],
)

export type FilmRow = typeof films.$inferSelect
