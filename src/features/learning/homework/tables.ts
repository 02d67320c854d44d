import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Shape } from '#src/features/content/document/annotation.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { classes, classGroups } from '#src/features/learning/class/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { audiences, eventKinds, homeworkKinds, homeworkStates } from './limits.ts'
import type { Criterion, HomeworkEventDetail } from './stored.ts'

const byPerson = () => integer().references(() => users.id, { onDelete: 'set null' })

/** Homework of a class. Marks are whole hundredths. */
export const homework = pgTable(
  'homework',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Given by the page, so that a repeated call creates one. */
    key: text().notNull(),
    kind: text({ enum: homeworkKinds }).notNull().default('work'),
    state: text({ enum: homeworkStates }).notNull().default('draft'),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** Null: without a mark. */
    fullMark: integer(),
    criteria: jsonb().$type<Criterion[]>().notNull().default([]),
    /** Null: as soon as it is published. */
    visibleFrom: moment(),
    dueAt: moment().notNull(),
    /** Until when a late hand-in is taken; null: not at all. */
    lateUntil: moment(),
    /** Percent of the mark for each day that has begun. */
    latePercent: smallint().notNull().default(0),
    /** Percent of the mark that stays in any case. */
    lateFloor: smallint().notNull().default(0),
    audience: text({ enum: audiences }).notNull().default('all'),
    /** Each group does one work together. It stays as it was when the homework was published first. */
    inGroups: boolean().notNull().default(false),
    photosMost: smallint().notNull(),
    filesMost: smallint().notNull(),
    kinds: text({ enum: fileKinds }).array().notNull(),
    /** The longest spoken recording; 0 where none is taken. */
    recordingMinutes: smallint().notNull().default(0),
    /** Teachers mark without names until the marks are returned. */
    namesHidden: boolean().notNull().default(false),
    createdById: byPerson(),
    createdAt: moment().notNull().defaultNow(),
    publishedAt: moment(),
    /** When its students were told of it; null until it is shown. */
    toldAt: moment(),
    /** When marks were returned together for the first time. */
    releasedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.classId, t.key),
    index().on(t.classId, t.dueAt),
    index().on(t.createdById),
    index('homework_untold')
      .on(t.visibleFrom)
      .where(sql`state = 'published' and told_at is null`),
    check('homework_late', sql`${t.lateUntil} is null or ${t.lateUntil} > ${t.dueAt}`),
  ],
)

const ofHomework = () =>
  integer()
    .notNull()
    .references(() => homework.id, { onDelete: 'cascade' })

/** The groups and single students who are to do homework that is not for all. */
export const homeworkTargets = pgTable(
  'homework_targets',
  {
    id: id(),
    homeworkId: ofHomework(),
    groupId: integer().references(() => classGroups.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex().on(t.homeworkId, t.groupId),
    uniqueIndex().on(t.homeworkId, t.userId),
    index().on(t.groupId),
    index().on(t.userId),
    check('homework_targets_one', sql`num_nonnulls(${t.groupId}, ${t.userId}) = 1`),
  ],
)

/** Files that a teacher gives with homework, in their order. */
export const homeworkAttachments = pgTable(
  'homework_attachments',
  {
    homeworkId: ofHomework(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    place: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.userFileId] }), index().on(t.userFileId)],
)

const words = {
  text: text().notNull().default(''),
  photos: integer().array().notNull().default([]),
  files: integer().array().notNull().default([]),
}

/**
 * A learner’s work on homework: the draft, what was handed in last, and the mark. There is none until something happened.
 * The work of a group is a row without a person; its members have rows that name it and carry its dates, state and mark.
 */
export const homeworkWorks = pgTable(
  'homework_works',
  {
    id: id(),
    homeworkId: ofHomework(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** As it was at publication. Either this or the person is null. */
    groupName: text(),
    /** The group of the class that became this one. */
    classGroupId: integer().references(() => classGroups.id, { onDelete: 'set null' }),
    /** Of a member: the work of the group. */
    sharedId: integer().references((): AnyPgColumn => homeworkWorks.id, { onDelete: 'set null' }),
    ...words,
    revision: integer().notNull().default(0),
    /** The names of the last saves, so that a repeated one changes nothing. */
    saves: text().array().notNull().default([]),
    savedAt: moment().notNull().defaultNow(),
    /** The member who has saved the draft of a group last. */
    savedById: byPerson(),
    handIns: integer().notNull().default(0),
    handedInRevision: integer().notNull().default(0),
    handedInAt: moment(),
    /** Days of the last hand-in after its date; 0 in time. */
    daysLate: smallint().notNull().default(0),
    extendedTo: moment(),
    /** Added to the time limit of a quiz. */
    extraMinutes: smallint().notNull().default(0),
    excusedAt: moment(),
    /** The hand-in that was given back; a later one is what was asked for. */
    redoHandIn: integer().notNull().default(0),
    redoDueAt: moment(),
    redoComment: text().notNull().default(''),
    /** Hundredths, before the late rule; null before the mark, and where there is none. */
    rawMark: integer(),
    /** Hundredths by the id of a criterion. */
    criteria: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Why a member has another mark than the group; empty: has not. */
    ownReason: text().notNull().default(''),
    comment: text().notNull().default(''),
    /** Grows with each mark; the call names the one that it has seen. */
    markRevision: bigint({ mode: 'number' }).notNull().default(0),
    /** The hand-in that was marked; a later one waits again. */
    markedHandIn: integer().notNull().default(0),
    markedById: byPerson(),
    markedAt: moment(),
    /** Since when the learner sees the mark. */
    releasedAt: moment(),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    ...[uniqueIndex().on(t.homeworkId, t.userId), index().on(t.userId), index().on(t.markedById)],
    ...[index().on(t.savedById), index().on(t.classGroupId), index().on(t.sharedId)],
    check('homework_works_one', sql`num_nonnulls(${t.userId}, ${t.groupName}) = 1`),
    check('homework_works_shared', sql`${t.sharedId} is null or ${t.userId} is not null`),
    index('homework_works_waiting')
      .on(t.homeworkId)
      .where(sql`hand_ins > marked_hand_in and excused_at is null`),
  ],
)

const ofWork = () =>
  integer()
    .notNull()
    .references(() => homeworkWorks.id, { onDelete: 'cascade' })

/** A work as it was handed in, numbered from 1. It never changes. */
export const homeworkHandIns = pgTable(
  'homework_hand_ins',
  {
    workId: ofWork(),
    number: integer().notNull(),
    ...words,
    daysLate: smallint().notNull().default(0),
    handedInAt: moment().notNull().defaultNow(),
    /** The member who has handed in for the group; null for a work of one’s own. */
    handedInById: byPerson(),
  },
  (t) => [primaryKey({ columns: [t.workId, t.number] }), index().on(t.handedInById)],
)

/** The files that the draft or a hand-in of a work names, so that none of them is deleted. */
export const homeworkWorkFiles = pgTable(
  'homework_work_files',
  {
    workId: ofWork(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    /** A hand-in names it: teachers may read it, and it stays. */
    handedIn: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.workId, t.userFileId] }), index().on(t.userFileId)],
)

/** What teachers have drawn and written on a page of a file of a hand-in. The file itself never changes. */
export const homeworkAnnotations = pgTable(
  'homework_annotations',
  {
    workId: integer().notNull(),
    handIn: integer().notNull(),
    userFileId: integer().notNull(),
    /** From 1; a photograph is one page. */
    page: smallint().notNull(),
    shapes: jsonb().$type<Shape[]>().notNull().default([]),
    revision: integer().notNull().default(0),
    /** The names of the last saves, so that a repeated one changes nothing. */
    saves: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.workId, t.handIn, t.userFileId, t.page] }),
    index().on(t.workId, t.userFileId),
    foreignKey({
      ...{ name: 'homework_annotations_hand_in', columns: [t.workId, t.handIn] },
      foreignColumns: [homeworkHandIns.workId, homeworkHandIns.number],
    }).onDelete('cascade'),
    foreignKey({
      ...{ name: 'homework_annotations_file', columns: [t.workId, t.userFileId] },
      foreignColumns: [homeworkWorkFiles.workId, homeworkWorkFiles.userFileId],
    }).onDelete('cascade'),
  ],
)

/** Uploads that were begun for a work. A file that no work names in the end is deleted by its row here. */
export const homeworkUploads = pgTable(
  'homework_uploads',
  {
    uploadId: text().primaryKey(),
    workId: integer().references(() => homeworkWorks.id, { onDelete: 'set null' }),
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.workId), index().on(t.userFileId), index().on(t.beganAt)],
)

/** What was done with homework and its marks: rows are only added. */
export const homeworkEvents = pgTable(
  'homework_events',
  {
    id: id(),
    homeworkId: ofHomework(),
    kind: text({ enum: eventKinds }).notNull(),
    actorId: byPerson(),
    /** The learner whom it concerns; null where it concerns all, and once the account is deleted. */
    subjectId: byPerson(),
    /** Marks in hundredths, dates, counts and names of groups: nothing else about a person. */
    detail: jsonb().$type<HomeworkEventDetail>().notNull().default({}),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.homeworkId, t.kind, t.id), index().on(t.actorId), index().on(t.subjectId)],
)
