import { defineErrors } from '#src/shared/errors.ts'

/** Refusals of the file in a form without script. */
export const fileErrors = defineErrors('file', {
  again: {
    kind: 'refused',
    zh: '请重新选择文件',
    en: 'Please choose the file again',
  },
  onlyOne: {
    kind: 'refused',
    zh: '只能提交一个文件，请只选择一个后重新提交',
    en: 'Only one file can be sent. Please choose one and send the form again',
  },
  tooLarge: {
    kind: 'tooLarge',
    zh: '文件不能超过 {limit}，请换一个文件后重新提交',
    en: 'The file must not exceed {limit}. Please choose another one and send the form again',
  },
})
