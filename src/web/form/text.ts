import { texts } from '#src/web/i18n.tsx'

/** Texts of forms and their fields. */
export const formText = texts({
  zh: {
    required: '必填',
    counter: (used: number, max: number) => `${used} / ${max}`,
    charactersLeft: (left: number) => `还可输入 ${left} 个字`,
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    formInvalid: '表单填写有误，请检查后重新提交。',
    offline: '网络连接失败，请检查网络后重试。您填写的内容仍在。',
    draftRestored: '已恢复您上次未提交的内容。',
  },
  en: {
    required: 'required',
    counter: (used: number, max: number) => `${used} / ${max}`,
    charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    formInvalid: 'Form is invalid. Please check and submit again.',
    offline: 'No connection. Check your network and try again. What you typed is still here.',
    draftRestored: 'We have restored what you had not submitted last time.',
  },
})
