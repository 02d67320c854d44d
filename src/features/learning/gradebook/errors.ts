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
    zh: '无法读取文件。请选择教务系统导出的成绩单（.xls、.xlsx 或 .csv，不超过 3 MB）',
    en: 'The file cannot be read. Please choose the marks file of your office (.xls, .xlsx or .csv, up to 3 MB)',
  },
  fileLocked: {
    kind: 'refused',
    zh: '文件设有密码。请在 Excel 或 WPS 中去掉密码后再选择',
    en: 'The file has a password. Please remove the password in Excel or WPS, and choose the file again',
  },
  fileOld: {
    kind: 'refused',
    zh: '不支持这种文件（如 Excel 95 或网页存档）。请在 Excel 或 WPS 中另存为 .xlsx 后再选择',
    en: 'This kind of file cannot be filled in (Excel 95, web archives and others). Please save it as .xlsx in Excel or WPS, and choose that file',
  },
  cellsClosed: {
    kind: 'refused',
    zh: '要填写的单元格受保护或被合并。请在 Excel 或 WPS 中撤销工作表保护、取消合并后再选择',
    en: 'Some cells that would be filled in are protected or merged. Please unprotect the sheet or unmerge the cells in Excel or WPS, and choose the file again',
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
