import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { questionFolders, questions } from '../bank/tables.ts'
import { userFiles } from '../file/tables.ts'
import { papers } from '../paper/tables.ts'
import type { QuestionBody } from '../question/body/body.ts'
import { exportFormats, exportStates, importFormats, importStates } from './contract.ts'
import type { Note, ReadQuestion, ReadSection } from './paper-form.ts'

/** Papers and question files on their way in: read, reviewed row by row, and taken over as one. */
export const questionImports = pgTable(
  'question_imports',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: importStates }).notNull().default('reading'),
    /** Null until it is known. */
    format: text({ enum: importFormats }),
    /** The name of the paper, or else of the file. */
    name: text().notNull(),
    /** The file that is read; null for pasted text, and once the file was deleted. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'set null' }),
    /** Pasted text or HTML. Emptied when the import is taken over. */
    pasted: text(),
    pastedAs: text({ enum: ['text', 'html'] }),
    encoding: text(),
    sections: jsonb().$type<ReadSection[]>().notNull().default([]),
    printedTotal: numeric({ precision: 8, scale: 2, mode: 'number' }),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    /** Why nothing could be read. */
    failure: jsonb().$type<Pick<Note, 'code' | 'about'>>(),
    /** The folder for its questions. */
    folderId: integer().references(() => questionFolders.id, { onDelete: 'set null' }),
    paperId: integer().references(() => papers.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    takenAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    index().on(t.ownerId, t.createdAt),
    index().on(t.userFileId),
    index().on(t.folderId),
    index().on(t.paperId),
  ],
)

export const questionImportRows = pgTable(
  'question_import_rows',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => questionImports.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the source. */
    position: integer().notNull(),
    place: jsonb().$type<ReadQuestion['place']>().notNull(),
    /** The number that is printed before it, by which a list of answers names it. */
    number: text(),
    section: smallint(),
    body: jsonb().$type<QuestionBody>(),
    difficulty: smallint(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    source: text().notNull(),
    /** Whether it is taken over. */
    keep: boolean().notNull(),
    edited: boolean().notNull().default(false),
    /** The same question in the owner's bank. */
    doubleOfId: integer().references(() => questions.id, { onDelete: 'set null' }),
    /** The question that it has become. */
    questionId: integer().references(() => questions.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.importId, t.position), index().on(t.doubleOfId), index().on(t.questionId)],
)

/** The pictures that an import brought: files of the owner, deleted with an import that is dropped. */
export const questionImportFiles = pgTable(
  'question_import_files',
  {
    importId: integer()
      .notNull()
      .references(() => questionImports.id, { onDelete: 'cascade' }),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.importId, t.userFileId] }), index().on(t.userFileId)],
)

/** Files of questions on their way out, kept for a day. */
export const questionExports = pgTable(
  'question_exports',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    format: text({ enum: exportFormats }).notNull(),
    /** The order of the questions to write; see `exportOrder`. */
    order: jsonb().notNull(),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    questions: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ownerId, t.createdAt), index().on(t.fileId)],
)
