import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { questions, questionVersions } from '../bank/tables.ts'

/** A paper as it was written: sections, order and points, kept as one thing that can be set. */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** The sum that the paper itself states; null where it states none. */
    printedTotal: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** Of a paper A or B: the paper by whose plan it was made, and the choice that was previewed. */
    planId: integer(),
    choice: text(),
    /** Rises with each change; a save names the one that it has read. */
    revision: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.ownerId, t.changedAt),
    index()
      .on(t.planId)
      .where(sql`plan_id is not null`),
    foreignKey({ columns: [t.planId], foreignColumns: [t.id] }).onDelete('set null'),
  ],
)

export const paperSections = pgTable(
  'paper_sections',
  {
    id: id(),
    paperId: integer()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Directions to the section: sanitised rich text. */
    intro: text().notNull().default(''),
    introEn: text().notNull().default(''),
    printedTotal: numeric({ precision: 8, scale: 2, mode: 'number' }),
  },
  (t) => [index().on(t.paperId, t.position)],
)

export const paperQuestions = pgTable(
  'paper_questions',
  {
    sectionId: integer()
      .notNull()
      .references(() => paperSections.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sectionId, t.questionId] }),
    index().on(t.questionId),
    index().on(t.versionId),
  ],
)
