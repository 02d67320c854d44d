import { z } from 'zod'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { keywordInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { classMaterialErrors as errors } from './errors.ts'
import { editForm, linkForm, placeForm } from './forms.ts'
import { filesAtOnce, materialSorts, materialsMost } from './limits.ts'

const ofClass = { classId: idInBody() }
const one = { ...ofClass, materialId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived]

const row = z.object({
  materialId: z.int(),
  title: z.string(),
  folder: z.string(),
  /** Null for a link. */
  file: z.object({ userFileId: z.int(), kind: z.enum(fileKinds), size: z.number() }).nullable(),
  /** Null for a file. */
  url: z.string().nullable(),
  /** The first day, the school’s; null – at once. Students find no other ones. */
  visibleFrom: z.iso.date().nullable(),
  addedAt: z.iso.datetime(),
})
export type ClassMaterial = z.output<typeof row>

export const classMaterialApi = {
  getMaterials: endpoint({
    method: 'GET',
    path: 'ClassMaterial/GetMaterials',
    access: 'login',
    summary: { zh: '查看班级资料', en: 'List the materials of a class' },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      sort: z.enum(materialSorts).default('order'),
    }),
    answer: z.object({
      ...classHead,
      items: z.array(row),
      /** Of the whole class, whatever is looked for. */
      total: z.int(),
      folders: z.array(z.string()),
      can: z.object({ manage: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getZip: endpoint({
    method: 'GET',
    path: 'ClassMaterial/GetZip',
    access: 'login',
    summary: {
      zh: '打包下载班级资料',
      en: 'Sign an address at which all materials that one finds in a class come as one zip; it lives two minutes',
    },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({ url: z.string(), bytes: z.number() }),
    errors: [classErrors.unknown, errors.nothingToPack, errors.tooLargeToPack],
    perMinute: 30,
  }),
  addFiles: endpoint({
    ...act,
    path: 'ClassMaterial/AddFiles',
    summary: {
      zh: '给班级添加文件',
      en: 'Give a class files of one’s own; one that the class has stays as it is',
    },
    input: z.object({
      ...{ ...ofClass, userFileIds: z.array(idInBody()).min(1).max(filesAtOnce) },
      ...placeForm.shape,
    }),
    errors: [...asTeacher, errors.full, namingErrors.unknown, namingErrors.otherType],
    repeatable: true,
    perMinute: 30,
  }),
  addLink: endpoint({
    ...act,
    path: 'ClassMaterial/AddLink',
    summary: { zh: '给班级添加链接', en: 'Give a class a link' },
    input: z.object({ ...ofClass, ...linkForm.shape }),
    errors: [...asTeacher, errors.full],
    perMinute: 30,
  }),
  edit: endpoint({
    ...act,
    path: 'ClassMaterial/Edit',
    summary: {
      zh: '修改班级资料',
      en: 'Change the name, the folder and the first day of a material',
    },
    input: z.object({ ...one, ...editForm.shape }),
    errors: [...asTeacher, errors.unknown],
    repeatable: true,
  }),
  setOrder: endpoint({
    ...act,
    path: 'ClassMaterial/SetOrder',
    summary: { zh: '调整班级资料顺序', en: 'Order the materials of a class' },
    input: z.object({ ...ofClass, materialIds: z.array(idInBody()).min(1).max(materialsMost) }),
    errors: [...asTeacher, errors.orderChanged],
    repeatable: true,
  }),
  remove: endpoint({
    ...act,
    path: 'ClassMaterial/Remove',
    summary: {
      zh: '移除班级资料',
      en: 'Take a material from a class; the file stays with its owner',
    },
    input: z.object(one),
    errors: asTeacher,
    repeatable: true,
  }),
}
