import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'

/**
 * Who did what to whom; a trigger refuses to change or remove a row. Without foreign keys: the
 * kernel knows no feature's tables, and what is on record outlives the people in it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** Null: the product itself. */
    actorId: integer(),
    /** 'people.lock'. */
    action: text().notNull(),
    /** The person it was done to. */
    subjectUserId: integer(),
    /** What else it was done to: 'verification:12'. */
    subject: text(),
    /** What there is to know: never a secret, never personal data beyond what the act was about. */
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    ip: text().notNull().default(''),
    requestId: text().notNull().default(''),
  },
  // Each search reads one of them from its end, whatever the days asked for.
  (t) => [
    index().on(t.at, t.id),
    index().on(t.actorId, t.at, t.id),
    index().on(t.subjectUserId, t.at, t.id),
    index().on(t.action, t.at, t.id),
  ],
)
