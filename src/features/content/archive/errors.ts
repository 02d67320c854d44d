import { defineErrors } from '#src/shared/errors.ts'

/** Exports and imports of one person that are under way. */
export const underWayMost = 5

export const archiveErrors = defineErrors('archive', {
  unknown: {
    kind: 'notFound',
    zh: '导出或导入记录不存在',
    en: 'This export or import does not exist',
  },
  notYours: {
    kind: 'notFound',
    zh: '内容不存在，或您没有编辑权限',
    en: 'This does not exist, or you may not edit it',
  },
  notZip: {
    kind: 'refused',
    zh: '请选择从课程或教材导出的 zip 文件',
    en: 'Choose a zip file that was exported from a course or textbook',
  },
  tooMany: {
    kind: 'refused',
    zh: `已有 ${underWayMost} 项导出或导入正在进行，请稍后再试`,
    en: `${underWayMost} exports or imports are under way. Try again later`,
  },
})
