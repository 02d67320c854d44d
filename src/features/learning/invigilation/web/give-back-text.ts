import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of giving attempts back, which the marking screen offers too. */
export const giveBackText = texts({
  zh: {
    act: '打回重做',
    lead: '学员会收到原因，并可以在截止时间前再作答一次；这次作答保留在记录中。',
    reason: '打回原因',
    until: '重做截止时间',
    given: (count: string) => `已打回 ${count} 份，学员会收到通知`,
  },
  en: {
    act: 'Give back to redo',
    lead: 'Learners get the reason and may answer once more before the date. This attempt stays on record.',
    reason: 'Reason',
    until: 'Redo until',
    given: (count: string) =>
      `${counted(count, 'attempt')} given back. Their learners get a message`,
  },
})
