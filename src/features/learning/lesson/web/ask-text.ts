import { texts } from '#src/web/i18n.tsx'

export const askText = texts({
  zh: {
    title: '课堂提问',
    spoken: '口头提问（A–D）',
    spokenHint: '题目由您口述或写在课件上，手机上只显示 A、B、C、D。',
    fromBank: '从题库提问',
    noneFound: '没有可用的单选题、多选题或判断题',
    newQuestion: '新建题目',
    previous: '上一页',
    next: '下一页',
    pageOf: (page: string, pages: string) => `第 ${page} / ${pages} 页`,
    noTitle: '（无题干）',
    ask: '提问',
    askNamed: (words: string) => `提问：${words}`,
  },
  en: {
    title: 'Question in the lesson',
    spoken: 'Spoken question (A–D)',
    spokenHint: 'You say the question or show it on a slide. Phones show A, B, C and D only.',
    fromBank: 'From the question bank',
    noneFound: 'No single choice, multiple choice or true/false question was found',
    newQuestion: 'New question',
    previous: 'Previous page',
    next: 'Next page',
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
    noTitle: '(no text)',
    ask: 'Ask',
    askNamed: (words: string) => `Ask: ${words}`,
  },
})
