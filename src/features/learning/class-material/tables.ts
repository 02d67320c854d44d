import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { classes } from '#src/features/learning/class/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Files and links of a class. */
export const classMaterials = pgTable(
  'class_materials',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Null for a link. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    /** Null for a file. */
    url: text(),
    title: text().notNull(),
    /** The folder in which it stands; '' – in none. A folder is there while a material names it. */
    folder: text().notNull().default(''),
    position: integer().notNull(),
    /** Students see it from this day of the school on; null – at once. */
    visibleFrom: date({ mode: 'string' }),
    addedById: integer().references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.classId, t.position),
    // A file stands in a class once: adding it again is no second one.
    uniqueIndex().on(t.classId, t.userFileId),
    index().on(t.userFileId),
    index().on(t.addedById),
    check('class_materials_one', sql`(${t.userFileId} is null) <> (${t.url} is null)`),
  ],
)
