import { texts } from '#src/web/i18n.tsx'

/** Texts of the page that a student opens at a first lesson. */
export const firstText = texts({
  zh: {
    title: '首次上课',
    lead: (name: string, teacher: string) =>
      `班级“${name}”，${teacher}老师。填写学号和姓名并设置密码，即可激活账号、加入班级。`,
    number: '学号',
    name: '姓名',
    nameHint: '与老师花名册上的一致',
    password: '设置密码',
    passwordHint: '8–64 个字符，不能全部是数字，不包含学号',
    activate: '激活并加入班级',
    failed: '激活失败，请稍后再试',
    hasAccount: '已有账号？',
    signIn: '登录后加入班级',
    done: '激活成功，您已加入班级',
    renewed: '新密码已生效',
    username: '您的用户名',
    usernameHint:
      '以后用这个用户名和刚才设置的密码登录，请截图保存。建议在“账号绑定”中绑定手机或邮箱，以便找回密码；没有绑定时，请老师帮您重设。',
    open: '进入班级',
  },
  en: {
    title: 'First lesson',
    lead: (name: string, teacher: string) =>
      `Class “${name}”, teacher: ${teacher}. Enter your student number and name, and choose a password: you have an account then, and are in the class.`,
    number: 'Student number',
    name: 'Name',
    nameHint: 'As on your teacher’s roster',
    password: 'Choose a password',
    passwordHint: '8 to 64 characters, not digits only, without your student number',
    activate: 'Activate and join the class',
    failed: 'The account could not be activated. Please try again later',
    hasAccount: 'Have an account?',
    signIn: 'Sign in to join',
    done: 'Your account is active, and you are in the class',
    renewed: 'Your new password is set',
    username: 'Your user name',
    usernameHint:
      'Sign in with this user name and the password that you have just chosen. Take a screenshot. Bind a phone or an e-mail under “Account binding”, so that you can recover the password; without one, ask your teacher.',
    open: 'Open the class',
  },
})
