import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of a message to learners. */
export const messageText = texts({
  zh: {
    title: '给学员发消息',
    to: (n: string) => `共 ${n} 人，每人单独收到一条消息，看不到其他收件人。`,
    subject: '标题',
    text: '内容',
    initialTitle: '最近学得怎么样？',
    initialText:
      '我注意到您的学习进度有些落后。如果遇到困难，请告诉我；也可以从上次停下的地方继续学习。',
    preview: '学员看到的样子',
    signed: '消息末尾会署上您的姓名和课程名称；学员点开消息可以查看自己的学习进度。',
    send: (n: string) => `发给 ${n} 人`,
    sendAgain: (n: string) => `仍然发给 ${n} 人`,
    sent: (n: string) => `消息已发给 ${n} 人`,
  },
  en: {
    title: 'Send a message to learners',
    to: (n: string) =>
      `Sent separately to ${counted(n, 'learner')}. Recipients don’t see each other.`,
    subject: 'Title',
    text: 'Message',
    initialTitle: 'How is the course going?',
    initialText:
      'I noticed that you are a little behind in the course. If something is difficult, please tell me, or continue where you left off.',
    preview: 'As learners see it',
    signed:
      'Your name and the course appear at the end. Opening the message shows learners their own progress.',
    sendAgain: (n: string) => `Send to ${counted(n, 'learner')} anyway`,
    send: (n: string) => `Send to ${counted(n, 'learner')}`,
    sent: (n: string) => `The message was sent to ${counted(n, 'learner')}`,
  },
})
