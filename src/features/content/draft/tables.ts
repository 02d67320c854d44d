import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { questions } from '#src/features/content/bank/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { stateKinds } from './contract.ts'
import { draftKinds, type DraftRecord } from './record.ts'

/** The draft of a textbook or a course, which names it. Decision 040. */
export const drafts = pgTable('drafts', {
  id: id(),
  kind: text({ enum: draftKinds }).notNull(),
  /** Rises with each save. */
  revision: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
  changedAt: moment().notNull().defaultNow(),
})

/** The last change of each field: the revision, and the window that made it. */
export type Touched = Record<string, [revision: number, window: string]>

/** The record with the numbers of characters in the place of a long text: `length.zh`, `length.en`. */
const withLengthOf = (field: 'body' | 'content') => {
  const length = (side: string) => `coalesce(length(value #>> '{${field},${side}}')::text, 'null')`
  return `value - '${field}' || ('{"length":{"zh":' || ${length('zh')} || ',"en":' || ${length('en')}
    || ',"outdated":' || coalesce((value #> '{${field},outdated}')::text, 'null') || '}}')::jsonb`
}
const opened = `(case
  when value ->> 'kind' = 'item' and value ->> 'type' in ('text', 'task') then ${withLengthOf('body')}
  when value ? 'content' then ${withLengthOf('content')}
  else value end)::text`

/**
 * The database computes four columns as it writes a record: lists and editors that read them need not unpack the long
 * texts of hundreds of records.
 */
export const draftRecords = pgTable(
  'draft_records',
  {
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Null once it was deleted; the row stays while readers see it, or another window may still change it. */
    value: jsonb().$type<DraftRecord>(),
    /** The value that readers see; null where they do not. */
    released: jsonb().$type<DraftRecord>(),
    touched: jsonb().$type<Touched>().notNull().default({}),
    /** The revision of the last change. */
    revision: integer().notNull(),
    kind: text().generatedAlwaysAs(sql`coalesce(value, released) ->> 'kind'`),
    /** It is not what readers see. */
    changed: boolean().generatedAlwaysAs(sql`value is distinct from released`),
    name: jsonb().generatedAlwaysAs(sql`value -> 'name'`),
    /** The JSON text of the value as an editor opens it: without long texts. */
    opened: text().generatedAlwaysAs(sql.raw(opened)),
  },
  (t) => [
    primaryKey({ columns: [t.draftId, t.key] }),
    index().on(t.draftId, t.revision),
    index().on(t.draftId, t.kind, t.changed),
  ],
)

/** The records that a state of the history changed: before and after. */
export type StateRecords = Record<string, [before: DraftRecord | null, after: DraftRecord | null]>

/** The history: each row is a change that can be undone. Typing of one person joins a row for some minutes. */
export const draftStates = pgTable(
  'draft_states',
  {
    id: id(),
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    personId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: stateKinds }).notNull(),
    /** The revision after it. */
    revision: integer().notNull(),
    records: jsonb().$type<StateRecords>().notNull(),
    startedAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.draftId, t.id), index().on(t.personId), index().on(t.changedAt)],
)

/** Values that a window could not save, because another had changed the field. */
export const draftAsides = pgTable(
  'draft_asides',
  {
    id: id(),
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    personId: integer().references(() => users.id, { onDelete: 'set null' }),
    key: text().notNull(),
    field: text().notNull(),
    value: jsonb(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.draftId, t.id), index().on(t.personId), index().on(t.at)],
)

/** The files that the records name, in the draft or in what readers see: none of them may be deleted. */
export const draftFiles = pgTable(
  'draft_files',
  {
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.key, t.userFileId] }), index().on(t.userFileId)],
)

export const draftQuestions = pgTable(
  'draft_questions',
  {
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.key, t.questionId] }), index().on(t.questionId)],
)
