import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { exchangeApi } from '../contract.ts'
import { mayExport, mayReview, mayUndo } from './rules.ts'

export const exchangeRules: ObjectRule[] = [
  {
    rule: mayReview,
    calls: [
      exchangeApi.saveRow,
      exchangeApi.keepRows,
      exchangeApi.addAnswers,
      exchangeApi.takeOver,
    ],
    zh: '导入属于本人，且处于核对阶段',
    en: 'The import is the person’s own and is being reviewed',
  },
  {
    rule: mayExport,
    calls: [exchangeApi.beginExport],
    zh: '导出 PDF 时，本站装有 LibreOffice',
    en: 'For PDF files, LibreOffice is installed here',
  },
  {
    rule: mayUndo,
    calls: [exchangeApi.undoImport],
    zh: '导入属于本人，已完成且未超过 30 天',
    en: 'The import is the person’s own and was completed within the last 30 days',
  },
]
