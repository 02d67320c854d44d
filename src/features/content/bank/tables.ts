import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { id, moment, tsvector } from '#src/server/database/columns.ts'
import { userFiles } from '../file/tables.ts'
import type { QuestionBody } from '../question/body/body.ts'
import { questionStatuses, questionTypes } from '../question/types.ts'
import { folderRights } from './shapes.ts'

/** move changes the folder, tag the tags, delete deletes; the rest set one value. */
export const undoableActs = ['move', 'tag', 'status', 'difficulty', 'points', 'delete'] as const
/** A folder, status, difficulty, points; tag ids that an act has added or removed. */
export type UndoValue = number | string | null | { added: number[]; removed: number[] }
export interface Before {
  questionId: number
  value: UndoValue
}

/** The folders of a person's question bank, a tree. */
export const questionFolders = pgTable(
  'question_folders',
  {
    id: id(),
    /** Null once the owner's account was erased, where others share the folder. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    parentId: integer().references((): AnyPgColumn => questionFolders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.parentId),
    uniqueIndex('question_folders_name').on(t.ownerId, sql`coalesce(parent_id, 0)`, t.name),
  ],
)

/** A folder and all below it, shared with one teacher or with all teachers of a school. */
export const questionFolderShares = pgTable(
  'question_folder_shares',
  {
    id: id(),
    folderId: integer()
      .notNull()
      .references(() => questionFolders.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    schoolId: integer().references(() => schools.id, { onDelete: 'cascade' }),
    right: text({ enum: folderRights }).notNull().default('read'),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check('question_folder_shares_one', sql`num_nonnulls(user_id, school_id) = 1`),
    uniqueIndex('question_folder_shares_user').on(t.folderId, t.userId),
    uniqueIndex('question_folder_shares_school').on(t.folderId, t.schoolId),
    index().on(t.userId),
    index().on(t.schoolId),
  ],
)

/** The identity of a question: it stays while its versions follow each other. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    /** Null once the author's account was erased. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    folderId: integer().references(() => questionFolders.id, { onDelete: 'set null' }),
    type: text({ enum: questionTypes }).notNull(),
    status: text({ enum: questionStatuses }).notNull().default('draft'),
    /** 1 easy, 2 medium, 3 hard. */
    difficulty: smallint().notNull().default(2),
    /** Its points where a paper or quiz sets no others. */
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    /** The number of the present version. */
    version: integer().notNull().default(1),
    /**
     * Grows with each change of what a save writes, by acts on many questions too: a save that names an older one is
     * refused with both texts.
     */
    revision: integer().notNull().default(1),
    /** The author of the last change; null once that account was erased. */
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** It stays a draft by its author's decision, although it can be marked. */
    keepDraft: boolean().notNull().default(false),
    /** The beginning of the stem as plain text, for lists; '' where the language is missing. */
    title: text().notNull(),
    titleEn: text().notNull(),
    /** Words of both languages by which it is found; see server/text/search-index.ts. */
    words: tsvector().notNull(),
    /** Numbers by which questions with a stem like this one are found; see server/likeness.ts. */
    likeness: integer().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
    /** Deleted, and kept for a while so that it can be undone. */
    deletedAt: moment(),
  },
  (t) => {
    const kept = sql`${t.deletedAt} is null`
    return [
      // One for each order of a bank's list, so that a page of 100,000 reads its own rows only.
      index('questions_changed').on(t.ownerId, t.changedAt, t.id).where(kept),
      // Also of deleted ones.
      index('questions_newest').on(t.ownerId, t.id),
      index('questions_difficulty').on(t.ownerId, t.difficulty, t.id).where(kept),
      index('questions_title')
        .on(t.ownerId, sql`${t.title} collate "zh-numeric"`, t.id)
        .where(kept),
      index('questions_title_en')
        .on(t.ownerId, sql`coalesce(nullif(title_en, ''), title) collate "zh-numeric"`, t.id)
        .where(kept),
      // Finds the few of a rare combination; the planner walks an order for the many of a common one.
      index('questions_filters').on(t.ownerId, t.type, t.status, t.difficulty).where(kept),
      index('questions_folder').on(t.folderId, t.changedAt, t.id),
      index('questions_words').using('gin', t.words),
      index('questions_likeness').using('gin', t.likeness),
      index().on(t.changedBy),
      index('questions_deleted')
        .on(t.deletedAt)
        .where(sql`${t.deletedAt} is not null`),
    ]
  },
)

/**
 * How many questions a bank has of each combination, so that a list of 100,000 counts none of them. Triggers of the
 * migration `fast_question_lists` keep it; 0 stands for no owner and for no folder.
 */
export const questionCounts = pgTable(
  'question_counts',
  {
    ownerId: integer().notNull(),
    folderId: integer().notNull(),
    type: text({ enum: questionTypes }).notNull(),
    status: text({ enum: questionStatuses }).notNull(),
    difficulty: smallint().notNull(),
    deleted: boolean().notNull(),
    questions: integer().notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.ownerId, t.folderId, t.type, t.status, t.difficulty, t.deleted],
    }),
    index().on(t.folderId),
  ],
)

/** The text of a question at one time. A version that was answered or set never changes: the next save makes a new one. */
export const questionVersions = pgTable(
  'question_versions',
  {
    id: id(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    body: jsonb().$type<QuestionBody>().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    /** First answered by a learner or set in a quiz or paper: from then on it is fixed. */
    fixedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.questionId, t.number), index().on(t.authorId)],
)

/** The files that a version names, so that none of them is collected. */
export const questionFiles = pgTable(
  'question_files',
  {
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'cascade' }),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.userFileId] }), index().on(t.userFileId)],
)

/** The tags of a person's bank. */
export const questionTags = pgTable(
  'question_tags',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (t) => [uniqueIndex().on(t.ownerId, t.name)],
)

export const questionTagged = pgTable(
  'question_tagged',
  {
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => questionTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.tagId] }), index().on(t.tagId, t.questionId)],
)

/** The changes of one act on questions, so that it can be undone as one. */
export const questionUndos = pgTable(
  'question_undos',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    act: text({ enum: undoableActs }).notNull(),
    /** The former values of each question; questions that were deleted since are left out. */
    before: jsonb().$type<Before[]>().notNull(),
    /** The value that the act gave to all of them. */
    after: jsonb().$type<UndoValue>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
)
