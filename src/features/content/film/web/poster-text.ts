import { texts } from '#src/web/i18n.tsx'

export const posterText = texts({
  zh: {
    title: '视频封面',
    lead: '选择视频中的一帧，或使用自己的图片。',
    waiting: '视频处理完成后可选择封面。',
    frame: (number: string) => `第 ${number} 帧`,
    own: '使用自己的图片',
    chooseTitle: '选择封面图片',
    automatic: '恢复默认封面',
    saved: '封面已更新',
    failed: '封面加载失败，请检查网络后重试',
    retry: '重试',
  },
  en: {
    title: 'Poster',
    lead: 'Choose a frame of the video, or use a picture of your own.',
    waiting: 'Frames can be chosen once the video has been processed.',
    frame: (number: string) => `Frame ${number}`,
    own: 'Use your own picture',
    chooseTitle: 'Choose a poster',
    automatic: 'Restore the default poster',
    saved: 'The poster is changed',
    failed: 'The frames could not be loaded. Please check the network and try again',
    retry: 'Try again',
  },
})
