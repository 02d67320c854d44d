import { defineErrors } from '#src/shared/errors.ts'

export const noteErrors = defineErrors('note', {
  notFound: { kind: 'notFound', zh: '笔记不存在', en: 'Note not found' },
  tooLong: {
    kind: 'refused',
    zh: '笔记太长，请分成几条',
    en: 'The note is too long. Split it into several.',
  },
  empty: { kind: 'refused', zh: '笔记不能为空', en: 'The note is empty' },
  tooMany: {
    kind: 'refused',
    zh: '笔记已达上限，请删除不需要的笔记',
    en: 'You have reached the limit of notes. Delete some that you no longer need.',
  },
  frameUnknown: {
    kind: 'notFound',
    zh: '画面不存在，可能已被删除',
    en: 'This frame does not exist, or has been deleted',
  },
  frameOtherType: {
    kind: 'refused',
    zh: '画面只能是 JPEG 图片',
    en: 'A frame has to be a JPEG picture',
  },
  tooManyFrames: {
    kind: 'refused',
    zh: '今天插入的画面太多，请明天再试',
    en: 'You have inserted too many frames today. Try again tomorrow.',
  },
  nothingToExport: {
    kind: 'refused',
    zh: '没有可导出的笔记',
    en: 'There are no notes to export',
  },
  exportTooLarge: {
    kind: 'refused',
    zh: '笔记中的画面太多，请选择一门课程后再导出',
    en: 'The notes have too many frames for one file. Choose a course and export again.',
  },
  exportUnknown: {
    kind: 'notFound',
    zh: '导出不存在，可能已过期',
    en: 'This export does not exist, or has expired',
  },
  exportsUsedUp: {
    kind: 'refused',
    zh: '正在导出的文件太多，请等它们完成',
    en: 'You have too many exports under way. Wait until they are done.',
  },
  changedElsewhere: {
    kind: 'conflict',
    zh: '笔记在其他设备上修改过，没有删除',
    en: 'The note was edited on another device, so it was not deleted',
  },
})
