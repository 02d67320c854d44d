import { defineErrors } from '#src/shared/errors.ts'

export const sharedNoteErrors = defineErrors('sharedNote', {
  unknown: {
    kind: 'notFound',
    zh: '这条笔记已不在班级中',
    en: 'This note is no longer shared with the class',
  },
  own: { kind: 'refused', zh: '这是您自己的笔记', en: 'This is your own note' },
  hidden: {
    kind: 'refused',
    zh: '这条笔记经审核已在该班级隐藏，不能再次分享或收回',
    en: 'A reviewer has hidden this note in the class. It cannot be shared again or taken back',
  },
  removed: {
    kind: 'refused',
    zh: '老师已将这条笔记移出班级，修改后才能再次分享',
    en: 'A teacher took this note out of the class. Edit it before you share it again',
  },
  tooMany: {
    kind: 'refused',
    zh: '在一个班级最多分享 {most} 条笔记，请先收回不再需要的',
    en: 'You can share at most {most} notes with a class. Take some back first',
  },
})
