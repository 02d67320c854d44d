import { defineActs } from '#src/server/audit/acts.ts'

/** Sign-ins, the choice of a role, and what the product does about a stolen credential. */
export const accountActs = defineActs('account', {
  signIn: { zh: '登录', en: 'Signed in', isRoutine: true },
  register: { zh: '注册账号', en: 'Signed up' },
  selectRole: {
    zh: '选择了身份',
    en: 'Chose a role',
    details: {
      role: {
        zh: '身份',
        en: 'role',
        values: { 1: { zh: '学生', en: 'student' }, 2: { zh: '教师', en: 'teacher' } },
      },
    },
  },
  credentialReused: {
    zh: '登录凭证被重复使用，会话已结束',
    en: 'A used credential came back, so its session was ended',
    subject: { zh: '会话', en: 'Session' },
  },
})
