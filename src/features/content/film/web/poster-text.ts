import { texts } from '#src/web/i18n.tsx'

export const posterText = texts({
  zh: {
    listen: '播放音频',
    title: '视频封面',
    lead: '从视频中选择一个画面，或使用自己的图片。',
    waiting: '视频处理完成后可选择封面。',
    frame: (number: string, of: string) => `画面 ${number}，共 ${of} 个`,
    own: '使用自己的图片',
    chooseTitle: '选择封面图片',
    automatic: '恢复默认封面',
    saved: '封面已更新',
    failed: '图片加载失败',
    retry: '重试',
  },
  en: {
    listen: 'Listen',
    title: 'Poster',
    lead: 'Choose a frame of the video, or use a picture of your own.',
    waiting: 'Frames can be chosen once the video has been processed.',
    frame: (number: string, of: string) => `Frame ${number} of ${of}`,
    own: 'Use your own picture',
    chooseTitle: 'Choose a poster',
    automatic: 'Restore the default poster',
    saved: 'Poster updated',
    failed: 'Image load failed',
    retry: 'Try again',
  },
})
