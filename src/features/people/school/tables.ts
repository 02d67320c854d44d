import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'

export const provinces = pgTable('provinces', {
  /** The first two digits of the administrative division code (GB/T 2260): 31 = Shanghai. */
  id: smallint().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull(),
})

export const schoolStatuses = ['pending', 'approved', 'rejected'] as const

export const schools = pgTable(
  'schools',
  {
    id: id(),
    provinceId: smallint()
      .notNull()
      .references(() => provinces.id),
    name: text().notNull(),
    nameEn: text(),
    auditStatus: text({ enum: schoolStatuses }).notNull().default('pending'),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    /** The school that its people were moved to; naming this one again leads there. */
    mergedIntoId: integer().references((): AnyPgColumn => schools.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex().on(t.provinceId, t.name),
    index().on(t.auditStatus, t.createdAt),
    index().on(t.mergedIntoId),
  ],
)
