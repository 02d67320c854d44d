import { texts } from '#src/web/i18n.tsx'

/** The letters of the choices are the same in both languages. */
export const letters = ['A', 'B', 'C', 'D'] as const

export const questionText = texts({
  zh: {
    title: (number: string) => `提问 ${number}`,
    how: '用手机打开签到页或班级页面，选择 A、B、C 或 D',
    answered: (some: string, all: string) => `已回答 ${some} / ${all}`,
    show: '结束并显示结果',
    next: '再提一问',
    close: '完成',
    bars: '各选项的人数',
    times: (count: string, share: string) => `${count} 人 · ${share}`,
    mine: '课堂提问',
    mineHint: '结束前可以更改。',
    choose: (letter: string) => `选择 ${letter}`,
    chosen: (letter: string) => `您选择了 ${letter}`,
    failed: '提交回答失败',
  },
  en: {
    title: (number: string) => `Question ${number}`,
    how: 'Open the check-in page or the page of the class on your phone, and choose A, B, C or D',
    answered: (some: string, all: string) => `${some} of ${all} have answered`,
    show: 'Close and show the result',
    next: 'Ask another',
    close: 'Done',
    bars: 'How many chose each',
    times: (count: string, share: string) => `${count} · ${share}`,
    mine: 'Question in the lesson',
    mineHint: 'You can change it until it is closed.',
    choose: (letter: string) => `Choose ${letter}`,
    chosen: (letter: string) => `You chose ${letter}`,
    failed: 'Failed to send the answer',
  },
})
