import { texts } from '#src/web/i18n.tsx'

export const askText = texts({
  zh: {
    title: '课堂提问',
    spoken: '口头提问（A–D）',
    spokenHint: '题目由您口述或写在课件上，手机上只显示 A、B、C、D。',
    fromBank: '从题库提问',
    ask: '提问',
    askNamed: (words: string) => `提问：${words}`,
  },
  en: {
    title: 'Ask a question',
    spoken: 'Spoken question (A–D)',
    spokenHint: 'You say the question or show it on a slide. Phones show A, B, C and D only.',
    fromBank: 'From the question bank',
    ask: 'Ask',
    askNamed: (words: string) => `Ask: ${words}`,
  },
})
