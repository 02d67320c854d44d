import { counted, texts } from '#src/web/i18n.tsx'

export const exportText = texts({
  zh: {
    title: '导出笔记',
    writing: '正在生成文件',
    leave: '可以关闭窗口继续学习，稍后再点“导出”取回文件。',
    ready: (count: string) => `已导出 ${count} 条笔记`,
    download: (name: string, size: string) => `下载 ${name}（${size}）`,
    keptFor: (hours: string) => `文件保留 ${hours} 小时。`,
    failed: '文件生成失败，请稍后重新导出',
    loadFailed: '导出进度加载失败',
    again: '重试',
    close: '关闭',
  },
  en: {
    title: 'Export notes',
    writing: 'Writing the file',
    leave: 'You can close this and go on studying. Export again later to get the file.',
    ready: (count: string) => `${counted(count, 'note')} exported`,
    download: (name: string, size: string) => `Download ${name} (${size})`,
    keptFor: (hours: string) => `The file is kept for ${hours} hours.`,
    failed: 'The file could not be written. Export again in a while.',
    loadFailed: 'The progress could not be loaded',
    again: 'Try again',
    close: 'Close',
  },
})
