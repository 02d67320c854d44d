import { both } from '#src/shared/locale.ts'

/** The folder of a person's files in which pictures of topics, replies and comments lie. */
export const folderText = both('班级讨论的图片', 'Pictures in discussions')
export const pictureUseText = both('班级讨论', 'Class discussion')
