import type { Both } from '#src/shared/locale.ts'

/** The reasons why a person may, or may not: the sentences of access.ts. */
export const accessReasons = {
  everyone: {
    zh: '对所有人开放，无需登录',
    en: 'Open to everyone, signed in or not',
  },
  signedIn: {
    zh: '登录后即可，不要求已选择身份',
    en: 'Open to all signed-in people, even without a role',
  },
  hasRole: {
    zh: '已登录并已选择身份',
    en: 'Signed in, with a role chosen',
  },
  isTeacher: {
    zh: '身份是教师（是否需要认证由具体操作判断）',
    en: 'Is a teacher (whether verification is needed is decided act by act)',
  },
  isReviewer: { zh: '拥有审核员角色', en: 'Has the reviewer role' },
  isAdmin: { zh: '拥有管理员角色', en: 'Has the administrator role' },
  signInNeeded: { zh: '需要登录', en: 'Needs to be signed in' },
  locked: {
    zh: '账号已停用，无法登录',
    en: 'The account is disabled and cannot sign in',
  },
  erased: { zh: '账号已注销', en: 'The account has been deleted' },
  passwordNeeded: {
    zh: '尚未修改初始密码，只能先修改密码或退出登录',
    en: 'Initial password not changed yet: the person can only change it or sign out',
  },
  roleNeeded: {
    zh: '尚未选择身份，只能先选择身份或退出登录',
    en: 'No role chosen yet: the person can only choose one or sign out',
  },
  teachersOnly: {
    zh: '仅对教师和管理员开放，该用户的身份不是教师',
    en: 'For teachers and administrators, and this person is neither',
  },
  reviewersOnly: {
    zh: '仅对审核员和管理员开放，该用户没有这两种角色',
    en: 'For reviewers and administrators, and this person has neither role',
  },
  adminsOnly: {
    zh: '仅对管理员开放，该用户没有管理员角色',
    en: 'For administrators, and this person does not have that role',
  },
  alreadySignedIn: {
    zh: '已登录，打开登录页会转到首页',
    en: 'Already signed in: the sign-in page leads to the home page',
  },
  notBuilt: { zh: '页面尚未开放', en: 'This page does not exist yet' },
} satisfies Record<string, Both>
