import { counted, texts } from '#src/web/i18n.tsx'

export const takingText = texts({
  zh: {
    left: '剩余时间',
    leftNow: (minutes: string) => `还剩 ${minutes} 分钟`,
    timeUp: '答题时间已到，正在自动交卷…',
    timeUpOffline: '答题时间已到。网络已断开，联网后自动上传本机保存的答案并交卷。',
    paused: '教师已暂停测验。暂停的时间不计入答题时间，恢复后可以继续作答。',
    lateKept: '有答案在截止后才送达，已保留，由教师决定是否计入成绩。',
    tooLarge: '这道题的答案太长，无法上传，只保存在本机。请缩短后再继续。',
    behindKept:
      '本测验不能返回前面的题目，而您已在另一台设备上作答了后面的题。这里的答案已保留，由教师决定是否计入成绩。',
    endedByTime: '答题时间已到，已自动交卷。',
    endedByTeacher: '教师已收卷，已保存的答案均已提交。',
    watching: '离开本页的时长会被记录。',
    away: (seconds: string) => `您刚才离开了本页 ${seconds} 秒，已记录。`,
    flag: '标记待检查',
    flagged: '已标记待检查',
    sectionPoints: (points: string) => `共 ${points} 分`,
    trial: '试做：不计入成绩和统计',
  },
  en: {
    left: 'Time left',
    leftNow: (minutes: string) => `${counted(minutes, 'minute')} left`,
    timeUp: 'Time is up. Handing in…',
    timeUpOffline:
      'Time is up. You are offline: the answers kept on this device are sent and handed in when you are back online.',
    paused:
      'Your teacher has paused this quiz. Paused time does not count; you can continue once it is resumed.',
    lateKept:
      'Some answers arrived after the end. They are kept, and your teacher decides whether they count.',
    tooLarge:
      'This answer is too long to send, so it is saved on this device only. Please shorten it.',
    behindKept:
      'This quiz has no way back, and a later question was answered on another device. The answer from here is kept; your teacher decides whether it counts.',
    endedByTime: 'Time was up, so this attempt was handed in automatically.',
    endedByTeacher: 'Your teacher ended this attempt; all saved answers count.',
    watching: 'Time away from this page is recorded.',
    away: (seconds: string) =>
      `You were away from this page for ${counted(seconds, 'second')}. This was recorded.`,
    flag: 'Mark to check',
    flagged: 'Marked to check',
    sectionPoints: (points: string) => `${counted(points, 'point')} in all`,
    trial: 'Trial run: it does not count',
  },
})
