import { defineErrors } from '#src/shared/errors.ts'

/** MiB of the texts that one person writes, in all versions of questions. */
export const textMiB = 512

/** Refusals of the question bank. A question that is not shared is not told apart from one that is not there. */
export const bankErrors = defineErrors('question', {
  unknown: {
    kind: 'notFound',
    zh: '题目不存在或已被删除',
    en: 'The question does not exist or was deleted',
  },
  readOnly: {
    kind: 'forbidden',
    zh: '该题目由他人共享给您，仅供查看和复制',
    en: 'This question is shared with you to read and copy only',
  },
  notOwner: {
    kind: 'forbidden',
    zh: '只有题目所有者可以删除或恢复',
    en: 'Only the owner of a question can delete or restore it',
  },
  /** The envelope's data has the other version: `conflictSchema`. */
  changedByOther: {
    kind: 'conflict',
    zh: '{name}已修改此题，您的修改尚未保存',
    en: '{name} has changed this question. Your changes are not saved yet',
  },
  /** With the same data: the change came from another page of the same person. */
  changedElsewhere: {
    kind: 'conflict',
    zh: '您已在其他页面修改此题，这里的修改尚未保存',
    en: 'You have changed this question on another page. Your changes here are not saved yet',
  },
  notReady: {
    kind: 'refused',
    zh: '题目“{title}”还不能评分，请补全后再设为可用',
    en: '“{title}” cannot be marked yet. Complete it before you make it ready',
  },
  otherAnswer: {
    kind: 'refused',
    zh: '题目已更改，请重新作答',
    en: 'The question has changed. Please answer it again',
  },
  tooManyFormulas: {
    kind: 'refused',
    zh: '每种语言最多 {most} 个公式，源码共 {characters} 个字符，请减少公式',
    en: 'A question can have up to {most} formulas of {characters} characters in each language. Use fewer',
  },
  tooManyAnswers: {
    kind: 'refused',
    zh: '一道题的所有答案合计最多 {most} 个字符，请减少答案',
    en: 'All accepted answers of a question can have up to {most} characters together. Use fewer',
  },
  numberOutOfRange: {
    kind: 'refused',
    zh: '答案、误差和权重的数值应为 0，或在 10^-{exponent} 到 10^{exponent} 之间',
    en: 'Numbers of answers, tolerances and weights must be 0 or between 10^-{exponent} and 10^{exponent}',
  },
  versionUnknown: { kind: 'notFound', zh: '该版本不存在', en: 'This version does not exist' },
  /** The envelope's data has the uses: `{ uses: Use[] }`. */
  inUse: {
    kind: 'conflict',
    zh: '{count} 道题正在使用中，不能删除：{uses}。可以将其停用',
    en: 'Questions in use cannot be deleted ({count}): {uses}. You can retire them instead',
  },
  tooManyChosen: {
    kind: 'refused',
    zh: '一次最多处理 {most} 道题，请缩小范围',
    en: 'At most {most} questions can be changed at once. Narrow your selection',
  },
  otherBank: {
    kind: 'refused',
    zh: '题目只能在同一所有者的文件夹之间移动，请改用复制',
    en: 'Questions can only be moved between folders of the same owner. Copy them instead',
  },
  undoUnknown: {
    kind: 'notFound',
    zh: '该操作已撤销或已超过可撤销的期限',
    en: 'This was undone already or can no longer be undone',
  },
  folderUnknown: { kind: 'notFound', zh: '文件夹不存在', en: 'The folder does not exist' },
  folderReadOnly: {
    kind: 'forbidden',
    zh: '该文件夹由他人共享给您，仅供查看',
    en: 'This folder is shared with you to read only',
  },
  folderNotOwner: {
    kind: 'forbidden',
    zh: '只有文件夹所有者可以执行此操作',
    en: 'Only the owner of the folder can do this',
  },
  folderTaken: {
    kind: 'conflict',
    zh: '此处已有同名文件夹',
    en: 'A folder with this name already exists here',
  },
  folderTooDeep: {
    kind: 'refused',
    zh: '文件夹最多嵌套 8 层',
    en: 'Folders can be nested up to 8 levels deep',
  },
  folderInItself: {
    kind: 'refused',
    zh: '文件夹不能移动到自身之内',
    en: 'A folder cannot be moved into itself',
  },
  tooManyFolders: {
    kind: 'refused',
    zh: '文件夹最多 500 个',
    en: 'You can have up to 500 folders',
  },
  tooManyShares: {
    kind: 'refused',
    zh: '一个文件夹最多与 200 位教师共享',
    en: 'A folder can be shared with up to 200 teachers',
  },
  noTeacher: {
    kind: 'refused',
    zh: '没有找到该教师，请检查用户名',
    en: 'No teacher with this user name was found. Check the name',
  },
  ownerAlready: {
    kind: 'refused',
    zh: '文件夹已属于您',
    en: 'The folder is yours already',
  },
  noSchool: {
    kind: 'refused',
    zh: '通过教师认证并填写所在院校后，才能与全校共享',
    en: 'Get verified as a teacher of your school before you share with it',
  },
  noTextRoom: {
    kind: 'refused',
    zh: `您编写的题目文字已达 ${textMiB} MB 上限，请缩短这道题，或先删除不再使用的题目`,
    en: `The texts of your questions have reached the limit of ${textMiB} MB. Shorten this question or delete some that you no longer use`,
  },
  tagUnknown: { kind: 'notFound', zh: '标签不存在', en: 'The tag does not exist' },
  tagTaken: {
    kind: 'conflict',
    zh: '已有同名标签，可以将两者合并',
    en: 'A tag with this name already exists. You can merge the two',
  },
  tooManyTags: {
    kind: 'refused',
    zh: '标签最多 1000 个',
    en: 'You can have up to 1,000 tags',
  },
})

/** Refusals of bodies that would keep the server from the calls of others. */
export const excessErrors = [
  bankErrors.tooManyFormulas,
  bankErrors.tooManyAnswers,
  bankErrors.numberOutOfRange,
]
