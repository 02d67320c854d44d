import { counted, texts } from '#src/web/i18n.tsx'

export const signOutText = texts({
  zh: {
    title: '还有笔记或作答没有上传',
    text: (count: string) =>
      `本机上有 ${count} 条笔记或作答还没有上传，退出登录会将其删除。请在联网后再退出。`,
    confirm: '删除并退出',
  },
  en: {
    title: 'Some of your notes or answers are not uploaded yet',
    text: (count: string) =>
      `${counted(count, 'note or answer', 'notes or answers')} on this device ${count === '1' ? 'has' : 'have'} not been uploaded. Signing out deletes ${count === '1' ? 'it' : 'them'}. Sign out when you are back online instead.`,
    confirm: 'Delete and sign out',
  },
})
