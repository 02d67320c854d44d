import { defineErrors } from '#src/shared/errors.ts'

export const myFileErrors = defineErrors('file', {
  unknown: {
    kind: 'notFound',
    zh: '文件不存在或已被删除',
    en: 'The file does not exist or was deleted',
  },
  inUse: {
    kind: 'conflict',
    zh: '“{name}”正在使用中，不能删除：{uses}',
    en: '“{name}” is in use and cannot be deleted: {uses}',
  },
  usedNow: {
    kind: 'conflict',
    zh: '文件刚刚被使用，不能删除',
    en: 'The file has just come into use and cannot be deleted',
  },
  otherKind: {
    kind: 'refused',
    zh: '只能用同类文件替换，例如用视频替换视频',
    en: 'A file can only be replaced with one of the same type, such as a video with a video',
  },
  unusable: {
    kind: 'refused',
    zh: '不能用“{name}”替换：{reason}',
    en: '“{name}” cannot replace it: {reason}',
  },
  itself: { kind: 'refused', zh: '请选择另一个文件', en: 'Choose another file' },
  versionUnknown: {
    kind: 'notFound',
    zh: '该版本不存在或已超过保留期',
    en: 'This version does not exist or is no longer kept',
  },
  folderUnknown: { kind: 'notFound', zh: '文件夹不存在', en: 'The folder does not exist' },
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
  tooManyFolders: {
    kind: 'refused',
    zh: '文件夹最多 500 个',
    en: 'You can have up to 500 folders',
  },
})
