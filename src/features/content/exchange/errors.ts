import { defineErrors } from '#src/shared/errors.ts'

/** The most imports that wait for a review. */
export const openImportsMost = 20
/** Questions of one import or export. */
export const questionsMost = 2000
/** MiB of the questions of one import, and of all imports that one person keeps. */
export const importMiB = 32
export const importsMiB = 64
/** MiB of the pictures and sheets of one export. */
export const exportedMiB = 200

export const exchangeErrors = defineErrors('exchange', {
  importUnknown: {
    kind: 'notFound',
    zh: '导入记录不存在',
    en: 'This import does not exist',
  },
  rowUnknown: { kind: 'notFound', zh: '题目不存在', en: 'This question does not exist' },
  tooManyOpen: {
    kind: 'refused',
    zh: `最多同时保留 ${openImportsMost} 份待确认的导入，请先处理或删除一些`,
    en: `${openImportsMost} imports are waiting for review already. Finish or delete some first`,
  },
  noImportRoom: {
    kind: 'refused',
    zh: `导入记录中的题目已达 ${importsMiB} MB 上限，请先删除旧的导入记录；已导入的题目不受影响`,
    en: `Your imports have reached the limit of ${importsMiB} MB. Delete old ones first; questions that you have imported stay`,
  },
  notInReview: {
    kind: 'conflict',
    zh: '本次导入不在核对阶段',
    en: 'This import is not being reviewed',
  },
  nothingKept: {
    kind: 'refused',
    zh: '没有选中要导入的题目',
    en: 'No question is selected',
  },
  rowsWithErrors: {
    kind: 'refused',
    zh: '有题目无法导入，请先修改或取消选择',
    en: 'Some selected questions cannot be imported. Edit them or leave them out first',
  },
  noAnswersFound: {
    kind: 'refused',
    zh: '没有识别出答案，请按“1. A”或“1-5 ABCDA”的格式粘贴',
    en: 'No answers were found. Paste them as “1. A” or “1-5 ABCDA”',
  },
  notTaken: {
    kind: 'conflict',
    zh: '本次导入尚未完成或已撤销',
    en: 'This import was not completed, or was undone already',
  },
  questionsInUse: {
    kind: 'conflict',
    zh: '有题目正在使用，不能撤销：{uses}',
    en: 'Some questions are in use, so the import cannot be undone: {uses}',
  },
  exportUnknown: {
    kind: 'notFound',
    zh: '导出记录不存在或已过期',
    en: 'This export does not exist or has expired',
  },
  nothingToExport: {
    kind: 'refused',
    zh: '没有可导出的题目',
    en: 'There is no question to export',
  },
  pdfNeedsOffice: {
    kind: 'refused',
    zh: '本站没有安装 LibreOffice，不能导出 PDF。请导出 Word 试卷，再用 Word 或 WPS 另存为 PDF',
    en: 'LibreOffice is not installed here, so PDF files cannot be made. Export the Word paper and save it as PDF in Word or WPS',
  },
  filesTooLarge: {
    kind: 'refused',
    zh: `题目中的图片合计超过 ${exportedMiB} MB，请分几次导出`,
    en: `The pictures of these questions exceed ${exportedMiB} MB together. Export them in several parts`,
  },
  tooManyToExport: {
    kind: 'refused',
    zh: `一次最多导出 ${questionsMost} 道题目`,
    en: `At most ${questionsMost} questions can be exported at once`,
  },
})
