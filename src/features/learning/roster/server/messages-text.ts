import type { Both } from '#src/shared/locale.ts'

type Words = (given: { name: string; person: Both }) => { title: Both; text: Both }

export const rosterMessages = {
  expected: ({ name, person }) => ({
    title: { zh: `${person.zh}请您加入班级“${name}”`, en: `${person.en} expects you in “${name}”` },
    text: {
      zh: '您在这个班级的花名册上。打开即可查看并加入班级；不加入则没有任何影响，老师也不会知道您收到了消息。',
      en: 'You are on the roster of this class. Open it to see the class and join. If you do not, nothing happens, and the teacher does not learn that you got this message.',
    },
  }),
  renew: ({ name, person }) => ({
    title: { zh: '老师允许您重设密码', en: 'You may choose a new password' },
    text: {
      zh: `${person.zh}允许您在班级“${name}”首次上课时重设密码。如果不需要，请联系老师撤回，并绑定手机或邮箱。`,
      en: `${person.en} lets you choose a new password in the first lesson of “${name}”. If you did not ask for it, tell your teacher, and add a phone or an e-mail address to your account.`,
    },
  }),
} satisfies Record<string, Words>

/** Why an account is locked, for the office. */
export const resetReason = '首次上课的激活已被老师重置 The activation was reset by the teacher'
