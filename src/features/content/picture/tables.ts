import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core'
import { files } from '#src/server/storage/tables.ts'

/**
 * Stored pictures of which widths were made. The crop and the focal point are numbers, so that taking them back
 * costs nothing; they belong to the bytes, because other bytes are another picture.
 */
export const pictures = pgTable(
  'pictures',
  {
    fileId: integer()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Pixels of the original, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** In shares of the width and height; all four or none. */
    cropX: doublePrecision(),
    cropY: doublePrecision(),
    cropWidth: doublePrecision(),
    cropHeight: doublePrecision(),
    focusX: doublePrecision(),
    focusY: doublePrecision(),
    /** Everybody may see its widths (never the original): it is the cover of something public. */
    isPublic: boolean().notNull().default(false),
  },
  (t) => [
    check(
      'pictures_crop',
      sql`num_nulls(${t.cropX}, ${t.cropY}, ${t.cropWidth}, ${t.cropHeight}) in (0, 4)`,
    ),
    check('pictures_focus', sql`num_nulls(${t.focusX}, ${t.focusY}) in (0, 2)`),
  ],
)

export type PictureRow = typeof pictures.$inferSelect
