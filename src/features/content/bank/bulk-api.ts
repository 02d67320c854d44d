import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionStatuses } from '../question/types.ts'
import { bankErrors as errors } from './errors.ts'
import { pointsForm, tagNameForm, tagsMost } from './forms.ts'
import { filters } from './list-api.ts'
import { difficulty, doneSchema, tagRef, useSchema } from './shapes.ts'

/** The part of the contract about acts on several questions, and about tags. */

/** Questions that are chosen one by one. */
export const chosenMost = 500
/** Questions that one act takes. */
export const actMost = 5000
/** Days for which an act can be undone and a deleted question be taken back. */
export const undoDays = 30
export const tagsMax = 1000

/** One by one, or all that a list shows on all of its pages. */
const chosen = z.union([
  z.strictObject({ questionIds: z.array(idInBody()).min(1).max(chosenMost) }),
  z.strictObject({ found: z.object(filters) }),
])
export type Chosen = z.output<typeof chosen>

const ofMany = { chosen }
const choosing = [errors.unknown, errors.readOnly, errors.tooManyChosen, errors.folderUnknown]

export const bulkApi = {
  moveQuestions: endpoint({
    method: 'POST',
    path: 'QuestionBank/MoveQuestions',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '移动题目', en: 'Move questions to a folder, or out of all folders' },
    input: z.object({ ...ofMany, folderId: idInBody().nullable() }),
    answer: doneSchema,
    errors: [...choosing, errors.folderReadOnly, errors.otherBank],
  }),
  tagQuestions: endpoint({
    method: 'POST',
    path: 'QuestionBank/TagQuestions',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '为题目添加或移除标签', en: 'Add tags to questions and remove others' },
    input: z.object({
      ...ofMany,
      add: z.array(tagNameForm).max(tagsMost),
      remove: z.array(tagNameForm).max(tagsMost),
    }),
    answer: doneSchema,
    errors: [...choosing, errors.tooManyTags],
  }),
  setStatus: endpoint({
    method: 'POST',
    path: 'QuestionBank/SetStatus',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '更改题目状态',
      en: 'Make questions drafts, ready or retired; ready only those that can be marked',
    },
    input: z.object({
      ...ofMany,
      status: z.enum(questionStatuses),
      /** Those that cannot be marked stay as they are; else one of them refuses all. */
      skipUnready: z.boolean().default(false),
    }),
    answer: doneSchema.extend({ skipped: z.int() }),
    errors: [...choosing, errors.notReady],
  }),
  setDifficulty: endpoint({
    method: 'POST',
    path: 'QuestionBank/SetDifficulty',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '更改题目难度', en: 'Set the difficulty of questions' },
    input: z.object({ ...ofMany, difficulty }),
    answer: doneSchema,
    errors: choosing,
  }),
  setPoints: endpoint({
    method: 'POST',
    path: 'QuestionBank/SetPoints',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '更改题目分值', en: 'Set the points of questions' },
    input: z.object({ ...ofMany, points: pointsForm }),
    answer: doneSchema,
    errors: choosing,
  }),
  deleteQuestions: endpoint({
    method: 'POST',
    path: 'QuestionBank/DeleteQuestions',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '删除题目（30 天内可恢复，正在使用的不能删除）',
      en: 'Delete one’s own questions; for 30 days they can be taken back. Refused while one of them is used somewhere',
    },
    input: z.object({
      ...ofMany,
      /** Those in use stay; else one of them refuses all. */
      skipUsed: z.boolean().default(false),
    }),
    answer: doneSchema.extend({
      /** The uses of those that stay. */
      uses: z.array(useSchema),
    }),
    errors: [
      ...[errors.unknown, errors.tooManyChosen, errors.folderUnknown],
      ...[errors.notOwner, errors.inUse],
    ],
  }),
  takeBackQuestions: endpoint({
    method: 'POST',
    path: 'QuestionBank/TakeBackQuestions',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '恢复已删除的题目', en: 'Take back deleted questions' },
    input: z.object({ questionIds: z.array(idInBody()).min(1).max(chosenMost) }),
    answer: z.object({ changed: z.int() }),
    errors: [errors.unknown, errors.notOwner],
  }),
  undo: endpoint({
    method: 'POST',
    path: 'QuestionBank/Undo',
    access: 'teacher',
    summary: {
      zh: '撤销批量操作',
      en: 'Undo an act on questions; those changed again since stay as they are',
    },
    input: z.object({ undoId: idInBody() }),
    answer: z.object({ changed: z.int() }),
    errors: [errors.undoUnknown],
  }),

  getTags: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetTags',
    access: 'teacher',
    summary: {
      zh: '查看标签',
      en: 'List the tags of one’s bank, or of the owner of a shared folder, with their numbers of questions',
    },
    input: z.object({ folder: idInQuery().optional() }),
    answer: z.array(tagRef.extend({ count: z.int() })),
    errors: [errors.folderUnknown],
  }),
  renameTag: endpoint({
    method: 'POST',
    path: 'QuestionBank/RenameTag',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '重命名标签', en: 'Rename a tag of one’s own bank' },
    input: z.object({ tagId: idInBody(), name: tagNameForm }),
    answer: z.object({}),
    errors: [errors.tagUnknown, errors.tagTaken],
  }),
  mergeTags: endpoint({
    method: 'POST',
    path: 'QuestionBank/MergeTags',
    access: 'teacher',
    summary: {
      zh: '合并标签',
      en: 'Merge a tag into another: its questions get the other one, and it is deleted',
    },
    input: z.object({ tagId: idInBody(), intoTagId: idInBody() }),
    answer: z.object({}),
    errors: [errors.tagUnknown],
  }),
  deleteTag: endpoint({
    method: 'POST',
    path: 'QuestionBank/DeleteTag',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '删除标签', en: 'Delete a tag; its questions stay' },
    input: z.object({ tagId: idInBody() }),
    answer: z.object({}),
  }),
}
