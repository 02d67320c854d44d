import { texts } from '#src/web/i18n.tsx'

export const frameText = texts({
  zh: {
    insertFrame: '插入画面',
    frameAt: (clock: string) => `视频画面 ${clock}`,
    noFrame: '视频还没有画面，请先播放',
    frameNotTaken: '需要联网才能插入画面，已写的内容不受影响',
    frameNotKept: '本机无法保存画面，上传完成前请不要关闭页面',
    framesFull: (most: string) => `一条笔记最多插入 ${most} 个画面`,
  },
  en: {
    insertFrame: 'Insert frame',
    frameAt: (clock: string) => `Frame at ${clock}`,
    noFrame: 'The video shows no picture yet. Play it first.',
    frameNotTaken: 'Frames need a network connection. What you have written is safe.',
    frameNotKept: 'This device can’t keep the frame. Leave the page open until it is uploaded.',
    framesFull: (most: string) => `A note holds at most ${most} frames`,
  },
})
