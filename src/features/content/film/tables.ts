import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  boolean,
} from 'drizzle-orm/pg-core'
import { files } from '#src/server/storage/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
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

export type FilmRow = typeof films.$inferSelect
