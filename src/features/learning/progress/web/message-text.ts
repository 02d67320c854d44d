import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of a message to learners. */
export const messageText = texts({
  zh: {
    title: '给学员发消息',
    to: (n: string) => `每人各收到一条消息，共 ${n} 人；彼此看不到还发给了谁。`,
    subject: '标题',
    text: '内容',
    initialTitle: '最近学得怎么样？',
    initialText:
      '我注意到您的学习进度慢了下来。如果遇到困难，请告诉我；也可以从上次停下的地方继续。',
    preview: '学员看到的样子',
    signed: '下方会署上您的姓名和课程名称，点开消息可以看到自己的学习进度。',
    send: (n: string) => `发给 ${n} 人`,
    sent: (n: string) => `消息已发给 ${n} 人`,
  },
  en: {
    title: 'Send a message to learners',
    to: (n: string) =>
      `Each gets a message of their own: ${counted(n, 'learner')}. They do not see who else does.`,
    subject: 'Title',
    text: 'Message',
    initialTitle: 'How is the course going?',
    initialText:
      'I have seen that you have slowed down in the course. Tell me if something is difficult, or go on where you stopped.',
    preview: 'As learners see it',
    signed:
      'Your name and the course stand below it. The message leads learners to their own progress.',
    send: (n: string) => `Send to ${counted(n, 'learner')}`,
    sent: (n: string) => `The message was sent to ${counted(n, 'learner')}`,
  },
})
