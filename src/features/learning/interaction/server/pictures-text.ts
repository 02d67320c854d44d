import { both } from '#src/shared/locale.ts'

/** The folder of a person's files in which pictures of questions and replies lie. */
export const folderText = both('提问和回复的图片', 'Pictures in questions')
export const pictureUseText = both('提问或回复', 'Question or reply')
