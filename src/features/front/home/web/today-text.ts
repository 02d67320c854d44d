import { counted, texts } from '#src/web/i18n.tsx'

export const todayText = texts({
  zh: {
    welcome: (name: string) => `欢迎回来，${name}`,
    searchCourses: '搜索课程',
    checkIn: (coins: string) => `每日签到，领 ${coins} 金币`,
    checkedIn: (_count: number, shown: string) => `今日已签到，连续 ${shown} 天`,
    todos: '今天的待办事项',
    unread: (_count: number, shown: string) => `${shown} 条未读消息`,
    noCourse: '还没有在学的课程',
    noCourseText: '选一门课加入，下次回来就能从这里继续学习。',
    chooseCourse: '去选课',
  },
  en: {
    welcome: (name: string) => `Welcome back, ${name}`,
    searchCourses: 'Search courses',
    checkIn: (coins: string) => `Check in today for ${counted(coins, 'coin')}`,
    checkedIn: (count: number, shown: string) =>
      count > 1 ? `Checked in today, ${shown} days in a row` : 'Checked in today',
    todos: 'What to do today',
    unread: (count: number, shown: string) =>
      `${shown} unread ${count === 1 ? 'message' : 'messages'}`,
    noCourse: 'No courses in progress yet',
    noCourseText: 'Join one, and next time you can pick it up from here.',
    chooseCourse: 'Choose a course',
  },
})
