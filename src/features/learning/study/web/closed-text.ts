import { texts } from '#src/web/i18n.tsx'

/** Texts of a course that is closed, apart from `studyText` because the player has no need of them. */
export const closedText = texts({
  zh: {
    notJoinedTitle: '加入课程后即可学习',
    notJoinedText: (name: string) =>
      `您尚未加入“${name}”。加入后可以观看视频、阅读课件并参加测验。`,
    notStartedTitle: '课程尚未开课',
    notStartedText: (name: string, date: string) =>
      `“${name}”将于 ${date} 开课，开课后即可在这里学习。`,
    join: '加入课程',
    toCourse: '查看课程',
  },
  en: {
    notJoinedTitle: 'Join the course to study it',
    notJoinedText: (name: string) =>
      `You have not joined “${name}”. Once you have, its videos, courseware and quizzes are open to you.`,
    notStartedTitle: 'This course has not started',
    notStartedText: (name: string, date: string) =>
      `“${name}” starts on ${date}. From then on you can study it here.`,
    join: 'Join course',
    toCourse: 'See the course',
  },
})
