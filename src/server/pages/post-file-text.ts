import { defineErrors } from '#src/shared/errors.ts'

/** Refusals of the file in a form without script. */
export const fileErrors = defineErrors('file', {
  again: {
    kind: 'refused',
    zh: '请重新选择文件',
    en: 'Please choose the file again',
  },
  tooLarge: {
    kind: 'tooLarge',
    zh: '文件不能超过 {limit}，请换一个文件后重新提交',
    en: 'The file must not exceed {limit}. Please choose another one and send the form again',
  },
})
