import { defineErrors } from '#src/shared/errors.ts'

export const gradebookErrors = defineErrors('gradebook', {
  none: { kind: 'refused', zh: '成绩册尚未建立', en: 'This class has no gradebook yet' },
  frozen: {
    kind: 'refused',
    zh: '成绩册已冻结，解冻后才能修改',
    en: 'The gradebook is frozen. Unfreeze it before you change anything',
  },
  notFrozen: {
    kind: 'refused',
    zh: '成绩册尚未冻结',
    en: 'The gradebook is not frozen',
  },
  isReleased: {
    kind: 'refused',
    zh: '成绩已公布',
    en: 'The grades have been released already',
  },
  notReleased: {
    kind: 'refused',
    zh: '成绩尚未公布',
    en: 'The grades have not been released yet',
  },
  missingChanged: {
    kind: 'conflict',
    zh: '缺少的成绩有变化，请重新核对后再冻结',
    en: 'The missing marks have changed. Please check the list again before you freeze',
  },
  categoryUsed: {
    kind: 'refused',
    zh: '类别“{name}”中还有成绩列，请先移动或移除这些列',
    en: 'The category “{name}” still has columns. Move or remove them first',
  },
  noCategory: { kind: 'refused', zh: '类别已删除', en: 'This category has been deleted' },
  noColumn: { kind: 'refused', zh: '成绩列已移除', en: 'This column has been removed' },
  tooManyColumns: {
    kind: 'refused',
    zh: '最多 {most} 个成绩列',
    en: 'A gradebook can have {most} columns',
  },
  noSource: {
    kind: 'refused',
    zh: '该来源已不可用或已添加',
    en: 'This source is no longer available, or has been added already',
  },
  noStudent: {
    kind: 'refused',
    zh: '学生已不在班级中',
    en: 'This student is not in the class any more',
  },
  overFull: {
    kind: 'invalid',
    zh: '成绩不能超过满分 {most}',
    en: 'A mark cannot exceed the full mark of {most}',
  },
  marksOverFull: {
    kind: 'refused',
    zh: '已有成绩高于新的满分',
    en: 'There are marks above the new full mark',
  },
  fileBroken: {
    kind: 'refused',
    zh: '无法读取文件。请选择未加密的 Excel 文件（.xlsx，不超过 3 MB）',
    en: 'The file cannot be read. Please choose an Excel file without a password (.xlsx, up to 3 MB)',
  },
  fileOld: {
    kind: 'refused',
    zh: '这是旧版 Excel 文件（.xls）或加密文件。请在 Excel 或 WPS 中去掉密码，另存为 .xlsx 后再选择',
    en: 'This is a file of old Excel (.xls), or one with a password. Please save it as .xlsx without a password, and choose that file',
  },
  noNumbers: {
    kind: 'refused',
    zh: '文件中没有找到“学号”列',
    en: 'The file has no column of student numbers (学号)',
  },
  planChanged: {
    kind: 'conflict',
    zh: '成绩或所选的列已变动，请重新核对',
    en: 'A grade or a chosen column has changed. Please check again',
  },
  whyNeeded: {
    kind: 'invalid',
    zh: '修改自动成绩需要填写原因',
    en: 'Please give a reason for replacing a mark that is given automatically',
  },
})
