import { z } from 'zod'
import { fileErrors } from '#src/features/content/file/contract.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { itemKinds } from '#src/features/learning/course/outline-schema.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { anchorSchema } from './anchor.ts'
import { noteErrors as errors } from './errors.ts'
import { frameBytes, noteExportFormats, noteExportStates } from './limits.ts'

/** Characters of a note's words. */
export const noteLimit = 10_000
/** Formulas of a note: each is drawn for each reading. */
export const noteFormulas = 30
/** Notes of one person, and the bytes of their texts. */
export const notesMost = 5000
export const notesBytes = 8 * 1024 * 1024
/** Notes of a chapter that the player shows. */
export const chapterNotesMost = 100
export const notesPerPage = 20
export const noteSorts = ['recent', 'place'] as const

/** The name of a note, given by the device that began it, so that a repeated save makes no second note. */
export const noteKey = z.string().regex(/^[0-9a-f]{32}$/)
/** HTML of the dialect (`content/editor`), merged with that of another device too; the server cleans it. */
export const bodyMost = 60_000
const body = z.string().max(bodyMost)

const noteSchema = z.object({
  key: noteKey,
  /** Grows by one with each save. */
  revision: z.int(),
  body: z.string(),
  anchor: anchorSchema,
  /** Why the anchor leads nowhere in the present version of the course; null while it leads there. */
  gone: z.enum(['item', 'place']).nullable(),
  courseId: z.int(),
  chapterId: z.int(),
  /** Null where the note is about the chapter, or its item is gone. */
  item: z.object({ itemId: z.int(), kind: z.enum(itemKinds), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Note = z.output<typeof noteSchema>

/** The classes that read a note, as its writer sees them. */
export const sharedWith = z.object({
  classes: z.array(z.object({ sharedId: z.int(), classId: z.int(), name: z.string() })),
})
const sharingSchema = sharedWith.extend({
  /** The writer is in a class that has the course, so that there is one to share the note with. */
  may: z.boolean(),
})
export type Sharing = z.output<typeof sharingSchema>

/** One's own note, with the classes that it is shared with. */
const ownNote = noteSchema.extend({ sharing: sharingSchema })
export type OwnNote = z.output<typeof ownNote>

/** Notes as they look, by their stored bodies: with drawn formulas (`OpenedTexts`). */
const opened = z.record(z.string(), z.string())

const listedNote = ownNote.extend({
  course: z.object({ name: z.string(), kind: z.enum(courseKinds) }),
  chapter: z.string(),
})
export type ListedNote = z.output<typeof listedNote>

export const noteApi = {
  getChapterNotes: endpoint({
    method: 'GET',
    path: 'Note/GetChapterNotes',
    access: 'login',
    summary: {
      zh: '查看本章的笔记',
      en: 'List one’s own notes of a chapter, in the order of their places',
    },
    input: z.object({ courseId: idInQuery(), chapterId: idInQuery() }),
    answer: z.object({
      notes: z.array(ownNote),
      opened,
      /** The viewer is in a class that has the course. */
      mayShare: z.boolean(),
    }),
  }),
  getNotes: endpoint({
    method: 'GET',
    path: 'Note/GetNotes',
    access: 'login',
    summary: { zh: '查看和搜索全部笔记', en: 'List and search one’s own notes of all courses' },
    input: z.object({
      courseId: idInQuery().optional(),
      keyword: keywordInQuery,
      sort: z.enum(noteSorts).default('recent'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(listedNote),
      opened,
      /** The courses with notes, and how many match the keyword. */
      courses: z.array(z.object({ courseId: z.int(), name: z.string(), notes: z.int() })),
    }),
  }),
  saveNote: endpoint({
    method: 'POST',
    path: 'Note/SaveNote',
    access: 'login',
    summary: {
      zh: '保存笔记',
      en: 'Save a note; what two devices wrote is merged, and where both changed the same words, both texts stay',
    },
    input: z.object({
      key: noteKey,
      courseId: idInBody(),
      itemId: idInBody(),
      anchor: anchorSchema,
      /** The name of this save: the same save again changes nothing. */
      save: noteKey,
      /** The text that this one was written over, and its revision if it is one of the server's; null in a new note. */
      base: z.object({ revision: z.int().nullable(), body }).nullable(),
      body,
    }),
    answer: z.object({
      key: noteKey,
      revision: z.int(),
      body: z.string(),
      opened,
      /** Whether the text holds words of another device. */
      merged: z.boolean(),
    }),
    errors: [
      courseErrors.notFound,
      courseErrors.itemNotFound,
      courseErrors.notJoined,
      courseErrors.notStarted,
      courseErrors.notYetOpen,
      courseErrors.chapterLocked,
      errors.empty,
      errors.tooLong,
      errors.tooMany,
    ],
    repeatable: true,
    maxBytes: 512 * 1024,
  }),
  deleteNote: endpoint({
    method: 'POST',
    path: 'Note/DeleteNote',
    access: 'login',
    summary: {
      zh: '删除笔记及其画面',
      en: 'Delete a note with its frames, unless another device has edited it since',
    },
    input: z.object({ key: noteKey, revision: z.int() }),
    answer: z.object({ key: noteKey }),
    errors: [errors.changedElsewhere],
    repeatable: true,
  }),
  beginFrame: endpoint({
    method: 'POST',
    path: 'Note/BeginFrame',
    access: 'login',
    summary: {
      zh: '开始上传笔记中的视频画面',
      en: 'Begin the upload of a frame of a film for a note; its bytes follow as those of File/BeginArrival, and Note/KeepFrame ends it',
    },
    input: z.object({
      courseId: idInBody(),
      /** The name of the frame in the text of the note, and of its upload. */
      frame: noteKey,
      size: z.int().min(0).max(frameBytes),
    }),
    answer: z.object({ uploadId: z.string(), url: z.string() }),
    errors: [
      ...[courseErrors.notFound, courseErrors.notJoined, courseErrors.notStarted],
      ...[courseErrors.notYetOpen, courseErrors.chapterLocked, errors.tooManyFrames],
      ...[fileErrors.tooManyUploads, fileErrors.fileEmpty, fileErrors.fileTooLarge],
      ...[fileErrors.noRoom, fileErrors.uploadUnknown, fileErrors.tooManyFolders],
      ...Object.values(uploadErrors),
    ],
    repeatable: true,
  }),
  keepFrame: endpoint({
    method: 'POST',
    path: 'Note/KeepFrame',
    access: 'login',
    summary: {
      zh: '将上传的画面放入笔记',
      en: 'Show a frame that has arrived in one’s own note, whose text names it',
    },
    input: z.object({
      frame: noteKey,
      /** The key of the note. */
      note: noteKey,
    }),
    answer: z.object({ frame: noteKey }),
    errors: [errors.frameUnknown, errors.frameOtherType],
    repeatable: true,
  }),
  getMarkdown: endpoint({
    method: 'GET',
    path: 'Note/GetMarkdown',
    access: 'login',
    summary: {
      zh: '导出笔记（Markdown）',
      en: 'Read one’s own notes as one Markdown text, by course and chapter; frames in them come with Note/BeginExport',
    },
    input: z.object({ courseId: idInQuery().optional(), keyword: keywordInQuery }),
    answer: z.object({
      fileName: z.string(),
      markdown: z.string(),
      notes: z.int(),
      /** Pictures that the text names, as `frames/….jpg`. */
      frames: z.int(),
    }),
    perMinute: 5,
  }),
  beginExport: endpoint({
    method: 'POST',
    path: 'Note/BeginExport',
    access: 'login',
    summary: {
      zh: '导出笔记（PDF 或带画面的 Markdown）',
      en: 'Have one’s own notes written to a PDF, or to Markdown with the frames beside it, in the background',
    },
    input: z.object({
      format: z.enum(noteExportFormats),
      courseId: idInBody().optional(),
      keyword: keywordInQuery,
    }),
    answer: z.object({ exportId: z.int() }),
    errors: [errors.nothingToExport, errors.exportTooLarge, errors.exportsUsedUp],
    perMinute: 10,
  }),
  getExport: endpoint({
    method: 'GET',
    path: 'Note/GetExport',
    access: 'login',
    summary: {
      zh: '查看笔记导出的进度',
      en: 'Read how far an export of one’s own notes is, and its signed address',
    },
    input: z.object({ exportId: idInQuery() }),
    answer: z.object({
      state: z.enum(noteExportStates),
      percent: z.int(),
      format: z.enum(noteExportFormats),
      notes: z.int(),
      url: z.string().nullable(),
      name: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
    errors: [errors.exportUnknown],
  }),
}
