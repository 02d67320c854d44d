import { counted, texts } from '#src/web/i18n.tsx'

export const filesText = texts({
  zh: {
    unsent: (count: string) => `还有 ${count} 个照片、文件或录音正在发送，发送完成后再交卷。`,
    failed: (count: string) => `${count} 个照片、文件或录音未能发送，不会随卷提交，请先重试。`,
    leaveTitle: '还有内容正在发送',
    leaveText: (count: string) =>
      `进入下一题后不能返回，正在发送的 ${count} 个照片、文件或录音不会计入答案。`,
    leaveNow: '进入下一题',
    stay: '留在本题',
  },
  en: {
    unsent: (count: string) =>
      `${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} still on the way: they are sent before you hand in.`,
    failed: (count: string) =>
      `${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} could not be sent and would not be handed in. Try again first.`,
    leaveTitle: 'Still sending',
    leaveText: (count: string) =>
      `You cannot come back to this question. ${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} still on the way would not count.`,
    leaveNow: 'Go on',
    stay: 'Stay here',
  },
})
