import { defineErrors } from '#src/shared/errors.ts'

export const rosterErrors = defineErrors('roster', {
  fileMissing: { kind: 'refused', zh: '请选择文件', en: 'Please choose a file' },
  fileOld: {
    kind: 'refused',
    zh: '这是旧版 xls 或加密的文件，请在表格软件中另存为 xlsx（不设密码）或 CSV',
    en: 'This is an old xls file, or one with a password. Please save it as xlsx without a password, or as CSV',
  },
  fileBroken: {
    kind: 'refused',
    zh: '文件已损坏或不是表格，请上传 xlsx、CSV 或 TXT',
    en: 'This file is broken or no table. Please choose xlsx, CSV or TXT',
  },
  nothing: { kind: 'refused', zh: '没有找到任何内容', en: 'There is nothing in it' },
  tooManyLines: {
    kind: 'refused',
    zh: '内容超过 {most} 行，请拆分后导入',
    en: 'There are more than {most} lines. Please divide them',
  },
  tooMany: {
    kind: 'refused',
    zh: '一个班级的花名册最多 {most} 人',
    en: 'The roster of a class has at most {most} people',
  },
  wrongLines: {
    kind: 'refused',
    zh: '还有 {count} 行有误，请先修正或跳过',
    en: '{count} lines are wrong. Please correct them or leave them out',
  },
  rowWrong: {
    kind: 'refused',
    zh: '学号、姓名、手机号或邮箱有误，请检查',
    en: 'The number, name, phone or e-mail address is wrong. Please check',
  },
  numberTaken: {
    kind: 'conflict',
    zh: '花名册中已有这个学号',
    en: 'The roster has this student number already',
  },
  rowGone: {
    kind: 'refused',
    zh: '这一行已从花名册中删除',
    en: 'This row has been removed from the roster',
  },
  hasPerson: {
    kind: 'refused',
    zh: '这名学生已在班级中；如需移除，请先在成员页移出班级或重置激活',
    en: 'This student is in the class. Remove the student from the class, or reset the activation, first',
  },
  notActive: {
    kind: 'refused',
    zh: '班级已结束或归档，不能进行首次上课',
    en: 'The class is completed or archived, and has no first lesson',
  },
  empty: {
    kind: 'refused',
    zh: '花名册为空，请先导入',
    en: 'The roster is empty. Please import it first',
  },
  notOpen: {
    kind: 'expected',
    zh: '首次上课没有开启或已经结束，请联系老师',
    en: 'The first lesson is not open, or is over. Please ask your teacher',
  },
  noMatch: {
    kind: 'expected',
    zh: '学号与姓名不在花名册中，请检查；如有误，请告诉老师',
    en: 'This number and name are not in the roster. Please check, or tell your teacher',
  },
  wait: {
    kind: 'expected',
    zh: '尝试过于频繁，请 {seconds} 秒后再试',
    en: 'Too many attempts. Please try again in {seconds} s',
  },
  spent: {
    kind: 'expected',
    zh: '今天尝试次数过多，请联系老师',
    en: 'Too many attempts today. Please ask your teacher',
  },
  isActivated: {
    kind: 'expected',
    zh: '这个学号已经有账号，请直接登录；如果不是您本人激活的，请马上告诉老师',
    en: 'This number has an account already. Please sign in. If you did not activate it, tell your teacher at once',
  },
  notMade: {
    kind: 'refused',
    zh: '这个账号不是通过首次上课激活的',
    en: 'This account was not made in a first lesson',
  },
  hasRole: {
    kind: 'refused',
    zh: '该账号已不是普通学生账号，请联系管理员重设密码',
    en: 'This account is more than a student’s by now. Please ask an administrator about the password',
  },
  hasContact: {
    kind: 'refused',
    zh: '该账号已绑定手机或邮箱，请学生在登录页找回密码',
    en: 'This account has a phone or an e-mail address. The student can recover the password on the sign-in page',
  },
})
