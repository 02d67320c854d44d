import type { Both } from '#src/shared/locale.ts'
import type { RejectReason, SchoolDecision } from './contract.ts'

/** Reasons of a rejection, as the applicant reads them: in the message, and on the screens. */
export const rejectReasonWords: Record<RejectReason, Both> = {
  unreadable: {
    zh: '证明材料不清晰，无法辨认',
    en: 'The documents cannot be read clearly',
  },
  incomplete: {
    zh: '证明材料不完整，缺少必要的页面或证件',
    en: 'Documents or pages are missing',
  },
  nameMismatch: {
    zh: '姓名与证明材料不一致',
    en: 'The name differs from that on the documents',
  },
  schoolMismatch: {
    zh: '学校与证明材料不一致',
    en: 'The school differs from that on the documents',
  },
  notTeacher: {
    zh: '材料不能证明您目前从事教学工作',
    en: 'The documents do not show that you teach at present',
  },
  expired: { zh: '证明材料已过期', en: 'The documents have expired' },
  other: { zh: '其他原因', en: 'Another reason' },
}

interface Words {
  title: Both
  text: Both
}

export const approvedWords: Words = {
  title: { zh: '教师认证已通过', en: 'You are now verified as a teacher' },
  text: {
    zh: '您的教师认证申请已通过审核，个人资料中会显示“已认证”。',
    en: 'Your application was approved. Your profile now shows “Verified”.',
  },
}

/** The reason from the list and the reviewer's words, each in both languages where they are given. */
export function rejectedWords(given: { reason: RejectReason; zh: string; en: string }): Words {
  const own = inBoth(given)
  const { zh, en } = rejectReasonWords[given.reason]
  // "Other" says nothing by itself.
  const isPlain = given.reason === 'other'
  return {
    title: { zh: '教师认证未通过', en: 'Your verification was rejected' },
    text: {
      zh: `原因：${isPlain ? '' : `${zh}。`}${own.zh}${own.zh ? '\n' : ''}您可以按原因修改后重新提交。`,
      en: `Reason: ${isPlain ? '' : `${en}. `}${own.en}${own.en ? '\n' : ''}Correct this and apply again.`,
    },
  }
}

export function revokedWords(given: { zh: string; en: string }): Words {
  const own = inBoth(given)
  return {
    title: { zh: '您的教师认证已被撤销', en: 'You are no longer verified as a teacher' },
    text: {
      zh: `原因：${own.zh}\n您可以重新提交教师认证申请。`,
      en: `Reason: ${own.en}\nYou can apply for verification again.`,
    },
  }
}

/** Words in one language serve for the other too. */
const inBoth = ({ zh, en }: Both): Both => ({ zh: zh || en, en: en || zh })

/** For the people of a decided school. `into` is their school now. */
export function schoolWords(decision: SchoolDecision, school: Both, into: Both): Words {
  if (decision === 'approve') {
    return {
      title: { zh: '您填写的学校已通过审核', en: 'The school you added was approved' },
      text: {
        zh: `“${school.zh}”已通过审核，现在所有人都可以选择它。`,
        en: `“${school.en}” was approved and is now in the list of schools.`,
      },
    }
  }
  if (decision === 'merge') {
    return {
      title: { zh: '您的学校信息已更新', en: 'Your school was updated' },
      text: {
        zh: `“${school.zh}”与“${into.zh}”是同一所学校，您的学校已更新为“${into.zh}”。如有误，请在个人资料中修改。`,
        en: `“${school.en}” is the same school as “${into.en}”, and that is your school now. If this is wrong, change it in your profile.`,
      },
    }
  }
  return {
    title: { zh: '您填写的学校未通过审核', en: 'The school you added was rejected' },
    text: {
      zh: `“${school.zh}”未通过审核，请在个人资料中重新选择学校。`,
      en: `“${school.en}” was rejected. Please choose your school again in your profile.`,
    },
  }
}
