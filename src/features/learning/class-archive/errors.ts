import { defineErrors } from '#src/shared/errors.ts'

export const classArchiveErrors = defineErrors('classArchive', {
  unknown: {
    kind: 'notFound',
    zh: '存档不存在或已过期',
    en: 'This archive does not exist or has expired',
  },
  running: {
    kind: 'refused',
    zh: '另一位教师正在生成本班存档，请稍后再试',
    en: 'Another teacher is creating an archive of this class. Please try again later',
  },
  tooMany: {
    kind: 'refused',
    zh: '您最多同时保留 {most} 份存档，请先删除旧的存档',
    en: 'You can keep {most} archives at a time. Please delete an old one first',
  },
  tooLarge: {
    kind: 'refused',
    zh: '全部作业文件超过 {most} GB，请改选样例作业',
    en: 'The files of all works exceed {most} GB. Please choose sample works instead',
  },
})
