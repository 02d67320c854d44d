/** The name of an import among the uses of a file. */
export const importUseText = {
  what: { zh: '题目导入', en: 'Import of questions' },
  source: { zh: '导入的文件', en: 'Imported file' },
  picture: { zh: '题目图片', en: 'Picture of a question' },
} as const
