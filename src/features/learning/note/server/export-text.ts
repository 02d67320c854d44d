import { both } from '#src/shared/locale.ts'

export const exportText = {
  title: both('学习笔记', 'Study notes'),
  page: both('第 {page} 页', 'Page {page}'),
  second: both('视频 {clock}', 'Video {clock}'),
  lead: both('{day} · {notes} 条笔记', '{day} · {notes} notes'),
  leadOfOne: both('{day} · 1 条笔记', '{day} · 1 note'),
}
