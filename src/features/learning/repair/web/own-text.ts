import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of practice sets, for learners. */
export const ownText = texts({
  zh: {
    sets: '巩固练习',
    empty: '还没有巩固练习',
    emptyText: '任课教师布置巩固练习后，会出现在这里。',
    toToday: '今日复习',
    from: (course: string, by: string) => `${course} · ${by}`,
    someone: '已注销的教师',
    until: (day: string) => `${day} 前完成`,
    progress: (answered: string, all: string) => `已作答 ${answered} / ${all} 题`,
    done: '已完成',
    start: '开始',
    goOn: '继续',
    again: '再做一遍',
    back: '返回列表',
    none: '没有可作答的题目',
    noneText: '这份练习的题目已被删除。',
  },
  en: {
    sets: 'Practice sets',
    empty: 'No practice sets yet',
    emptyText: 'When a teacher of your courses assigns a practice set, it appears here.',
    toToday: 'Today',
    from: (course: string, by: string) => `${course} · ${by}`,
    someone: 'a former teacher',
    until: (day: string) => `Due ${day}`,
    progress: (answered: string, all: string) =>
      `${answered} of ${counted(all, 'question')} answered`,
    done: 'Done',
    start: 'Start',
    goOn: 'Continue',
    again: 'Do it again',
    back: 'Back to the list',
    none: 'No questions left',
    noneText: 'The questions of this set were deleted.',
  },
})
