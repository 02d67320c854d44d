import { counted, texts } from '#src/web/i18n.tsx'

export const filesText = texts({
  zh: {
    unsent: (count: string) => `还有 ${count} 个照片、文件或录音正在上传，上传完成后再交卷。`,
    failed: (count: string) => `${count} 个照片、文件或录音上传失败，不会随卷提交，请先重试。`,
    leaveTitle: '还有内容正在上传',
    leaveText: (count: string) =>
      `进入下一题后不能返回，还有 ${count} 个照片、文件或录音正在上传，之后由教师决定是否计入。`,
    leaveNow: '进入下一题',
    stay: '留在本题',
  },
  en: {
    unsent: (count: string) =>
      `${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} still uploading. Hand in once this is done.`,
    failed: (count: string) =>
      `${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} could not be uploaded and will not be handed in. Try again first.`,
    leaveTitle: 'Still uploading',
    leaveText: (count: string) =>
      `You cannot come back to this question. ${counted(count, 'photograph, file or recording', 'photographs, files or recordings')} still uploading; your teacher will decide whether to count what arrives later.`,
    leaveNow: 'Next question',
    stay: 'Stay here',
  },
})
