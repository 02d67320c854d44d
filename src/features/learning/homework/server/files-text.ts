import { both } from '#src/shared/locale.ts'

/** The folder of a learner's files in which those of works lie. */
export const folderText = both('班级作业', 'Homework')
export const attachmentUseText = both('作业附件', 'File given with homework')
export const workUseText = both('提交的作业', 'Homework handed in')
