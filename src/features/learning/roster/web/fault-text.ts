import { texts } from '#src/web/i18n.tsx'

/** What is wrong with a line of a roster, and its remedy. */
export const faultText = texts({
  zh: {
    faults: {
      numberMissing: '缺少学号',
      numberRounded: '学号被表格软件缩写，末尾数字已丢失，请填写完整学号',
      numberWrong: '学号只能包含文字、数字和 . _ - /，最多 30 个字符',
      numberTwice: '与前面的学号重复',
      nameMissing: '缺少姓名',
      nameWrong: '姓名中有无法识别的字符，或超过 30 个字',
      phoneWrong: '手机号有误，应为 11 位',
      emailWrong: '邮箱有误',
      groupLong: '分组名称最多 30 个字',
    },
  },
  en: {
    faults: {
      numberMissing: 'The student number is missing',
      numberRounded:
        'The spreadsheet has shortened this number, and its last digits are lost. Please enter all of it',
      numberWrong: 'A student number has letters, digits and . _ - / only, at most 30',
      numberTwice: 'This number stands above already',
      nameMissing: 'The name is missing',
      nameWrong: 'The name has characters that cannot be read, or more than 30',
      phoneWrong: 'The phone number is wrong. It has 11 digits',
      emailWrong: 'The e-mail address is wrong',
      groupLong: 'The name of a group has at most 30 characters',
    },
  },
})
