import { texts } from '#src/web/i18n.tsx'

export const videoKindText = texts({
  zh: { name: '视频', hint: '上传视频或从我的文件中选择' },
  en: { name: 'Video', hint: 'Upload a video or choose one of your files' },
})
