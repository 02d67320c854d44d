import { both } from '#src/shared/locale.ts'

/** The folder of a person's files in which the frames of notes lie. */
export const frameFolder = both('笔记中的画面', 'Frames in notes')
export const frameUse = both('学习笔记', 'Study note')
