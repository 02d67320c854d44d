import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery, sentence } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { subjectErrors as errors } from './errors.ts'
import { subjectNames } from './forms.ts'
import { subjectLists } from './lists.ts'
import { subjectsTag } from './tags.ts'

export const subjectsPerPage = 100

const offered = { name: z.string(), names: sentence }
const directionChoice = z.object({ directionId: z.int(), ...offered })
const majorChoice = z.object({
  majorId: z.int(),
  ...offered,
  directions: z.array(directionChoice),
})

const entry = z.object({ list: z.enum(subjectLists), subjectId: idInBody() })
const done = z.object({})

export const subjectApi = {
  getSubjects: endpoint({
    method: 'GET',
    path: 'Subject/GetSubjects',
    access: 'public',
    summary: {
      zh: '查看可选的课程分类、专业和方向',
      en: 'List the categories, majors and directions that forms and filters offer',
    },
    input: z.object({}),
    answer: z.object({
      categories: z.array(z.object({ categoryId: z.int(), slug: z.string(), ...offered })),
      majors: z.array(majorChoice),
    }),
    tags: () => [subjectsTag],
  }),
  getSubjectList: endpoint({
    method: 'GET',
    path: 'Subject/GetSubjectList',
    access: 'admin',
    summary: {
      zh: '查看课程分类、专业或方向列表',
      en: 'Search one of the lists of subjects, with the number of uses of each entry',
    },
    input: z.object({
      list: z.enum(subjectLists).default('category'),
      keyword: keywordInQuery,
      majorId: idInQuery().optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      counts: z.record(z.enum(subjectLists), z.int()),
      ...listOf(
        z.object({
          subjectId: z.int(),
          names: sentence,
          /** Of a category. */
          slug: z.string().nullable(),
          /** Of a direction. */
          major: z.object({ majorId: z.int(), name: z.string() }).nullable(),
          /** Of a major. */
          directions: z.int().nullable(),
          hidden: z.boolean(),
          /** Its place among its siblings, and their number. */
          place: z.int(),
          siblings: z.int(),
          uses: z.int(),
          can: z.object({ delete: canSchema }),
        }),
      ),
    }),
  }),
  addSubject: endpoint({
    method: 'POST',
    path: 'Subject/AddSubject',
    access: 'admin',
    summary: { zh: '添加分类、专业或方向', en: 'Add an entry at the end of a list' },
    input: z.object({
      list: z.enum(subjectLists),
      /** Of a direction. */
      majorId: idInBody().optional(),
      ...subjectNames,
    }),
    answer: z.object({ subjectId: z.int() }),
    errors: [errors.nameTaken, errors.nameEnTaken, errors.majorMissing],
  }),
  renameSubject: endpoint({
    method: 'POST',
    path: 'Subject/RenameSubject',
    access: 'admin',
    summary: { zh: '修改分类、专业或方向的名称', en: 'Rename an entry; its address stays' },
    input: entry.extend(subjectNames),
    answer: done,
    errors: [errors.unknown, errors.nameTaken, errors.nameEnTaken],
    repeatable: true,
  }),
  moveSubject: endpoint({
    method: 'POST',
    path: 'Subject/MoveSubject',
    access: 'admin',
    summary: { zh: '调整顺序', en: 'Put an entry to a place among its siblings' },
    input: entry.extend({ place: z.int().min(0).max(32_000) }),
    answer: done,
    errors: [errors.unknown],
    repeatable: true,
  }),
  hideSubject: endpoint({
    method: 'POST',
    path: 'Subject/HideSubject',
    access: 'admin',
    summary: {
      zh: '停用或启用分类、专业或方向',
      en: 'Stop or resume offering an entry; its uses keep it',
    },
    input: entry.extend({ hidden: z.boolean() }),
    answer: done,
    errors: [errors.unknown],
    repeatable: true,
  }),
  deleteSubject: endpoint({
    method: 'POST',
    path: 'Subject/DeleteSubject',
    access: 'admin',
    summary: {
      zh: '删除未使用的分类、专业或方向',
      en: 'Delete an entry without uses; a major with its directions',
    },
    input: entry,
    answer: done,
    errors: [errors.unknown, errors.inUse],
  }),
  mergeSubject: endpoint({
    method: 'POST',
    path: 'Subject/MergeSubject',
    access: 'admin',
    summary: {
      zh: '合并分类、专业或方向',
      en: 'Move all uses of an entry to another one, and delete it; directions of a major come along',
    },
    input: entry.extend({ intoId: idInBody() }),
    answer: z.object({ moved: z.int() }),
    errors: [errors.unknown, errors.mergeTarget],
  }),
}
