import { defineErrors } from '#src/shared/errors.ts'

export const bulletErrors = defineErrors('bullet', {
  off: {
    kind: 'refused',
    zh: '本课程没有开启弹幕',
    en: 'Bullet comments are off in this course',
  },
  notFilm: {
    kind: 'refused',
    zh: '弹幕只能发在视频上',
    en: 'Bullet comments belong to videos',
  },
  notFound: {
    kind: 'notFound',
    zh: '弹幕不存在或已被删除',
    en: 'This comment does not exist or was deleted',
  },
  own: { kind: 'refused', zh: '这是您自己的弹幕', en: 'This comment is your own' },
  notAuthor: {
    kind: 'forbidden',
    zh: '只能删除自己的弹幕',
    en: 'You can delete only your own comments',
  },
  hidden: {
    kind: 'refused',
    zh: '该弹幕已被隐藏，不能删除',
    en: 'This comment is hidden and can’t be deleted',
  },
  tooMany: {
    kind: 'refused',
    zh: '您在本视频的弹幕已达上限',
    en: 'You have reached the limit of comments on this video',
  },
})
