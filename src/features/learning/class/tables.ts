import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { classEventKinds, classRoles, classSemesters, memberStates } from './limits.ts'

export const classes = pgTable(
  'classes',
  {
    id: id(),
    name: text().notNull(),
    /** The first year of the school year: 2026 for 2026–2027. */
    yearFrom: smallint().notNull(),
    semester: text({ enum: classSemesters }).notNull(),
    /** Without its space; see code.ts. */
    code: text().notNull().unique(),
    codeOpen: boolean().notNull().default(true),
    /** The last day of the code, the school's; null: without end. */
    codeExpiresOn: date({ mode: 'string' }),
    needsApproval: boolean().notNull().default(false),
    completedAt: moment(),
    archivedAt: moment(),
    /** The teacher to whom the class is offered. */
    transferToId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the owner stays as a co-teacher once the offer is accepted. */
    transferStays: boolean().notNull().default(true),
    copiedFromId: integer().references((): AnyPgColumn => classes.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.transferToId), index().on(t.copiedFromId)],
)

export const classGroups = pgTable(
  'class_groups',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.classId, t.name),
    // For the key below: a student's group is one of the same class.
    unique('class_groups_of_class').on(t.classId, t.id),
  ],
)

/** People of a class, with those who are invited and those who ask to join. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: classRoles }).notNull(),
    state: text({ enum: memberStates }).notNull(),
    studentNumber: text().notNull().default(''),
    groupId: integer(),
    /** Of the invitation or the request; of the joining once the person is a member. */
    since: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.userId] }),
    index().on(t.userId, t.state),
    index().on(t.groupId),
    uniqueIndex('class_members_one_owner')
      .on(t.classId)
      .where(sql`${t.role} = 'owner'`),
    foreignKey({
      name: 'class_members_group',
      columns: [t.classId, t.groupId],
      foreignColumns: [classGroups.classId, classGroups.id],
    }),
    check('class_members_owner', sql`${t.role} <> 'owner' or ${t.state} = 'member'`),
    check('class_members_grouped', sql`${t.groupId} is null or ${t.role} = 'student'`),
  ],
)

/** The history of a class. Rows are only added. */
export const classEvents = pgTable(
  'class_events',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    kind: text({ enum: classEventKinds }).notNull(),
    /** Null once the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The person whom it concerns; null where it concerns the class, and once the account is deleted. */
    subjectId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Names of classes and groups, roles and counts: nothing about a person. */
    detail: jsonb().$type<ClassEventDetail>().notNull().default({}),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.classId, t.id), index().on(t.actorId), index().on(t.subjectId)],
)

export interface ClassEventDetail {
  from?: string
  to?: string
  name?: string
  role?: string
  count?: number
  /** Of a copy: the call that has made it, so that a repeated one makes no second class. */
  key?: string
}
