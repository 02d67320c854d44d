import { texts } from '#src/web/i18n.tsx'

/** Texts of a quiz as homework, for students, teachers and assistants. */
export const quizPageText = texts({
  zh: {
    homework: '我的作业',
    classHomework: '作业',
    quiz: '测验',
    due: (when: string) => `截止时间：${when}。`,
    pageTitle: (title: string) => `测验 · ${title}`,
    attempt: (number: string) => `第 ${number} 次作答`,
    attemptTitle: (name: string, title: string) => `${name}的作答 · ${title}`,
    points: '得分',
    pointsOf: (points: string, of: string) => `${points} / ${of}`,
    waiting: (count: string) => `${count} 题待批改`,
    handedIn: '提交时间',
    answers: '作答内容',
    answered: '已作答',
    answeredOf: (answered: string, all: string) => `${answered} / ${all} 题`,
  },
  en: {
    homework: 'My homework',
    classHomework: 'Homework',
    quiz: 'Quiz',
    due: (when: string) => `Due ${when}.`,
    pageTitle: (title: string) => `Quiz · ${title}`,
    attempt: (number: string) => `Attempt ${number}`,
    attemptTitle: (name: string, title: string) => `${name}’s attempt · ${title}`,
    points: 'Points',
    pointsOf: (points: string, of: string) => `${points} / ${of}`,
    waiting: (count: string) => `${count} to mark`,
    handedIn: 'Handed in',
    answers: 'Answers',
    answered: 'Answered',
    answeredOf: (answered: string, all: string) => `${answered} of ${all} questions`,
  },
})
