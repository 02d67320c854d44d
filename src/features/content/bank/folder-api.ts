import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { bankErrors as errors } from './errors.ts'
import { folderNameForm } from './forms.ts'
import { folderRef, folderRights, person } from './shapes.ts'

/** The part of the contract about folders and with whom they are shared. */

export const foldersMax = 500
/** Folders inside each other. */
export const folderDepth = 8
export const sharesMax = 200
/** Teachers that a search by name shows. */
export const teachersShown = 8

const treeFolder = folderRef.extend({
  parentId: z.int().nullable(),
  depth: z.int(),
  /** Questions in it and in those inside it. */
  questions: z.int(),
})
const oneFolder = z.object({ folderId: idInBody() })

export const folderApi = {
  getFolders: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetFolders',
    access: 'teacher',
    summary: {
      zh: '查看题库文件夹',
      en: 'List one’s own folders and those shared with one, each after the one around it, with their numbers of questions',
    },
    input: z.object({}),
    answer: z.object({
      /** `shared`: with others, by itself. */
      mine: z.array(treeFolder.extend({ shared: z.boolean() })),
      shared: z.array(treeFolder.extend({ owner: person.nullable(), right: z.enum(folderRights) })),
      counts: z.object({ mine: z.int(), loose: z.int(), deleted: z.int(), shared: z.int() }),
    }),
  }),
  createFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/CreateFolder',
    access: 'teacher',
    summary: {
      zh: '新建题库文件夹',
      en: 'Make a folder, at the top or inside another; in a shared one it belongs to its owner',
    },
    input: z.object({ parentId: idInBody().nullable(), name: folderNameForm }),
    answer: z.object({ folderId: z.int() }),
    errors: [
      ...[errors.folderUnknown, errors.folderReadOnly, errors.folderTaken],
      ...[errors.folderTooDeep, errors.tooManyFolders],
    ],
  }),
  renameFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/RenameFolder',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '重命名题库文件夹', en: 'Rename a folder' },
    input: oneFolder.extend({ name: folderNameForm }),
    answer: z.object({}),
    errors: [errors.folderUnknown, errors.folderReadOnly, errors.folderTaken],
  }),
  moveFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/MoveFolder',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '移动题库文件夹', en: 'Move one’s own folder into another one, or to the top' },
    input: oneFolder.extend({ parentId: idInBody().nullable() }),
    answer: z.object({}),
    errors: [
      ...[errors.folderUnknown, errors.folderNotOwner, errors.folderTaken],
      ...[errors.folderInItself, errors.folderTooDeep],
    ],
  }),
  deleteFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/DeleteFolder',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '删除题库文件夹（其中的题目移到上一级）',
      en: 'Delete one’s own folder with those inside; their questions move to the folder around it',
    },
    input: oneFolder,
    answer: z.object({ moved: z.int() }),
    errors: [errors.folderUnknown, errors.folderNotOwner],
  }),

  getShares: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetShares',
    access: 'teacher',
    summary: { zh: '查看文件夹的共享情况', en: 'List with whom one’s own folder is shared' },
    input: z.object({ folderId: idInQuery() }),
    answer: z.object({
      shares: z.array(
        z.object({
          shareId: z.int(),
          right: z.enum(folderRights),
          /** A teacher, or all verified teachers of a school. */
          teacher: person.extend({ username: z.string() }).nullable(),
          school: z.object({ name: z.string() }).nullable(),
        }),
      ),
      /** One's own school, with which a folder can be shared as a whole; null without one. */
      school: z.object({ name: z.string() }).nullable(),
      /** Folders around it that are shared: what they give reaches this one too. */
      around: z.array(folderRef),
    }),
    errors: [errors.folderUnknown, errors.folderNotOwner],
  }),
  shareFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/ShareFolder',
    access: 'teacher',
    repeatable: true,
    perMinute: 30,
    summary: {
      zh: '共享文件夹',
      en: 'Share one’s own folder, with those inside, with a teacher or with all verified teachers of one’s school; a share that exists gets the new right',
    },
    input: oneFolder.extend({
      with: z.union([
        /** By the whole user name. */
        z.strictObject({ username: z.string().trim().min(1).max(60) }),
        z.strictObject({ userId: idInBody() }),
        z.strictObject({ school: z.literal(true) }),
      ]),
      right: z.enum(folderRights),
    }),
    answer: z.object({ shareId: z.int() }),
    errors: [
      ...[errors.folderUnknown, errors.folderNotOwner, errors.noTeacher],
      ...[errors.ownerAlready, errors.noSchool, errors.tooManyShares],
    ],
  }),
  endShare: endpoint({
    method: 'POST',
    path: 'QuestionBank/EndShare',
    access: 'teacher',
    repeatable: true,
    summary: { zh: '停止共享文件夹', en: 'End one share of one’s own folder' },
    input: oneFolder.extend({ shareId: idInBody() }),
    answer: z.object({}),
    errors: [errors.folderUnknown, errors.folderNotOwner],
  }),
  leaveFolder: endpoint({
    method: 'POST',
    path: 'QuestionBank/LeaveFolder',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '退出共享给本人的文件夹',
      en: 'Leave a folder that was shared with oneself by name',
    },
    input: oneFolder,
    answer: z.object({}),
  }),
  findTeachers: endpoint({
    method: 'GET',
    path: 'QuestionBank/FindTeachers',
    access: 'teacher',
    perMinute: 60,
    summary: {
      zh: '按姓名或用户名查找教师',
      en: 'Find teachers by the beginning of their name, or by their whole user name, to share a folder with them',
    },
    input: z.object({ name: z.string().trim().min(1).max(60) }),
    answer: z.array(person.extend({ school: z.string().nullable() })),
  }),
}
