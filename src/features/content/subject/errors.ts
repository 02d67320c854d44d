import { defineErrors } from '#src/shared/errors.ts'

export const subjectErrors = defineErrors('subject', {
  unknown: {
    kind: 'notFound',
    zh: '该项不存在，可能已被删除或合并',
    en: 'This entry does not exist. It may have been deleted or merged',
  },
  nameTaken: { kind: 'conflict', zh: '中文名称已存在', en: 'This Chinese name is already in use' },
  nameEnTaken: {
    kind: 'conflict',
    zh: '英文名称已存在',
    en: 'This English name is already in use',
  },
  inUse: {
    kind: 'conflict',
    zh: '仍有 {uses} 处使用，请先合并到其他项',
    en: 'This entry still has {uses} uses. Merge it into another entry instead',
  },
  mergeTarget: {
    kind: 'invalid',
    zh: '请选择同一列表中的其他项',
    en: 'Please choose another entry of the same list',
  },
  majorMissing: { kind: 'invalid', zh: '请选择专业', en: 'Please choose a major' },
  notOffered: {
    kind: 'invalid',
    zh: '所选项已停用，请重新选择',
    en: 'This choice is no longer offered. Please choose again',
  },
  otherMajor: {
    kind: 'invalid',
    zh: '该方向不属于所选专业',
    en: 'This direction does not belong to the chosen major',
  },
})
