import { texts } from '#src/web/i18n.tsx'

export const attendanceText = texts({
  zh: {
    title: (name: string) => `考勤 · ${name}`,
    lessons: '课堂',
    students: '学生',
    name: '姓名',
    number: '学号',
    none: '–',
    lesson: '上课时间',
    mine: '我的出勤',
    running: '进行中',
    empty: '还没有上过课',
    emptyText: '在班级概况页点“开始上课”，即可开始签到。',
    emptyOfStudent: '老师开始上课后，您的考勤会显示在这里。',
    isOpen: '签到进行中',
  },
  en: {
    title: (name: string) => `Attendance · ${name}`,
    lessons: 'Lessons',
    students: 'Students',
    name: 'Name',
    number: 'Student number',
    none: '–',
    lesson: 'Lesson',
    mine: 'My attendance',
    running: 'Running',
    empty: 'There have been no lessons yet',
    emptyText: 'Begin a lesson on the overview of the class to call the roll.',
    emptyOfStudent: 'Your attendance appears here once your teacher has begun a lesson.',
    isOpen: 'Roll call open',
  },
})
