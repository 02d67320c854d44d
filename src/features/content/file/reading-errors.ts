import { defineErrors } from '#src/shared/errors.ts'
import { myFileErrors } from './my-files-errors.ts'

/** Refusals of every call that reads a user file. */
export const readingErrors = {
  unknown: myFileErrors.unknown,
  ...defineErrors('file', {
    notReadable: {
      kind: 'forbidden',
      zh: '您没有查看该文件的权限',
      en: 'You are not allowed to open this file',
    },
    linkExpired: {
      kind: 'forbidden',
      zh: '该链接已过期，请从原来的页面重新打开，或向分享者索取新链接',
      en: 'This link has expired. Open the file again from the page where you found it, or ask for a new link',
    },
  }),
}

/** Refusals of every call by which a later room names a file of a person. */
export const namingErrors = {
  unknown: myFileErrors.unknown,
  ...defineErrors('file', {
    otherType: {
      kind: 'refused',
      zh: '该类型的文件不能用在这里',
      en: 'A file of this type cannot be used here',
    },
  }),
}
