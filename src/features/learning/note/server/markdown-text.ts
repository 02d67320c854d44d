import { both } from '#src/shared/locale.ts'

export const markdownText = {
  title: both('学习笔记', 'Study notes'),
  page: both('第 {page} 页', 'Page {page}'),
}
