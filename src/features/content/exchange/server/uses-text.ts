/** What an import is called where a file says where it is used. */
export const importUseText = {
  what: { zh: '题目导入', en: 'Import of questions' },
  source: { zh: '导入的文件', en: 'Imported file' },
  picture: { zh: '题目图片', en: 'Picture of a question' },
} as const
