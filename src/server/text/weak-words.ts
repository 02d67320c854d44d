/** Words that say nothing about a course; they count only where nothing else is typed. */
export const weakWords = new Set(
  (
    '课程 课 教程 学习 的 了 和 与 及 或 怎么 怎样 如何 什么 哪些 ' +
    'course courses class lesson the a an of to in for and or on how what with about'
  ).split(' '),
)
