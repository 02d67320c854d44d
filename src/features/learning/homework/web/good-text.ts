import { texts } from '#src/web/i18n.tsx'

/** Texts of good works on the pages of homework. */
export const goodText = texts({
  zh: {
    title: '优秀作业',
    waits: '老师想在班级展示您的作业。您同意后才会展示，可以不显示姓名。',
    answer: '查看并答复',
    shown: (count: string) => `这次作业有 ${count} 份优秀作业，可以对照学习。`,
    look: '查看优秀作业',
    propose: '推荐为优秀作业',
    list: '优秀作业',
  },
  en: {
    title: 'Good works',
    waits:
      'Your teacher would like to show your work to the class. It is shown only if you agree, without your name if you like.',
    answer: 'Look and answer',
    shown: (count: string) =>
      count === '1'
        ? 'The class has a good work on this homework to learn from.'
        : `The class has ${count} good works on this homework to learn from.`,
    look: 'See the good works',
    propose: 'Propose as a good work',
    list: 'Good works',
  },
})
