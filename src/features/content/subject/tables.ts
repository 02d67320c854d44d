import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from '#src/server/database/columns.ts'

const shared = () => ({
  id: id(),
  name: text().notNull(),
  nameEn: text().notNull(),
  position: smallint().notNull(),
  /** No longer offered; courses and textbooks that have it keep it. */
  hidden: boolean().notNull().default(false),
})

/** What a course is about, in the lists of courses. */
export const subjectCategories = pgTable(
  'subject_categories',
  {
    ...shared(),
    /** The word in addresses; it never changes. */
    slug: text().notNull().unique(),
  },
  (t) => [
    uniqueIndex('subject_categories_name').on(sql`lower(${t.name})`),
    uniqueIndex('subject_categories_name_en').on(sql`lower(${t.nameEn})`),
  ],
)

/** The study programme that a course belongs to. */
export const subjectMajors = pgTable('subject_majors', shared(), (t) => [
  uniqueIndex('subject_majors_name').on(sql`lower(${t.name})`),
  uniqueIndex('subject_majors_name_en').on(sql`lower(${t.nameEn})`),
])

/** A part of a major. */
export const subjectDirections = pgTable(
  'subject_directions',
  {
    ...shared(),
    majorId: integer()
      .notNull()
      .references(() => subjectMajors.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index().on(t.majorId),
    uniqueIndex('subject_directions_name').on(t.majorId, sql`lower(${t.name})`),
    uniqueIndex('subject_directions_name_en').on(t.majorId, sql`lower(${t.nameEn})`),
  ],
)
