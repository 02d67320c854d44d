import { texts } from '#src/web/i18n.tsx'

export const checkInText = texts({
  zh: {
    title: '签到',
    toClass: '返回班级',
    figures: '签到码',
    figuresHint: '请输入屏幕上的 6 位数字，每 10 秒更换一次。',
    checkIn: '签到',
    running: '正在签到……',
    failed: '签到失败',
    done: {
      present: '签到成功',
      late: '签到成功，记为迟到',
      leave: '您已请假',
      absent: '已记为缺勤，如有疑问请联系老师',
    },
    noRoll: '当前没有进行中的签到。',
    device: '每台设备每次课只能为一名学生签到。',
  },
  en: {
    title: 'Check in',
    toClass: 'Back to the class',
    figures: 'Figures',
    figuresHint: 'Enter the 6 figures on the screen. They change every 10 seconds.',
    checkIn: 'Check in',
    running: 'Checking in…',
    failed: 'Failed to check in',
    done: {
      present: 'You are checked in',
      late: 'You are checked in as late',
      leave: 'You are on leave',
      absent: 'You are marked absent. Please ask your teacher if this is wrong',
    },
    noRoll: 'No roll call is open at present.',
    device: 'Each device can check in one student per lesson.',
  },
})
