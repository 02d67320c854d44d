import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'

/**
 * The audit log: actor, act and object. A trigger refuses to change or remove a row. It has no foreign
 * keys, because the kernel knows no feature's tables and entries outlive the people they name.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** Null means the product itself. */
    actorId: integer(),
    /** 'people.lock'. */
    action: text().notNull(),
    /** The person whom the act concerns. */
    subjectUserId: integer(),
    /** Another object that the act concerns: 'verification:12'. */
    subject: text(),
    /** Facts of the act: never a secret, and no personal data beyond the subject of the act. */
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    ip: text().notNull().default(''),
    requestId: text().notNull().default(''),
  },
  // Each search reads one of these indexes from its end, however many days it covers.
  (t) => [
    index().on(t.at, t.id),
    index().on(t.actorId, t.at, t.id),
    index().on(t.subjectUserId, t.at, t.id),
    index().on(t.action, t.at, t.id),
  ],
)
