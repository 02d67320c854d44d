import type { ClassEventKind } from './limits.ts'

/** What a sentence of the history says, in words. */
export interface Told {
  /** The person who acts, the person whom it concerns. */
  actor: string
  subject: string
  from: string
  to: string
  name: string
  role: string
  count: string
}
type Sentences = Record<ClassEventKind, (told: Told) => string>

export const zhSentences: Sentences = {
  created: ({ actor, name }) => `${actor}创建了班级“${name}”`,
  copied: ({ actor, from }) => `${actor}从班级“${from}”复制了本班级`,
  edited: ({ actor, from, to }) => `${actor}将“${from}”改为“${to}”`,
  moved: ({ actor, from, to }) => `${actor}将学期从 ${from} 改为 ${to}`,
  completed: ({ actor }) => `${actor}结束了班级`,
  archived: ({ actor }) => `${actor}归档了班级`,
  restored: ({ actor }) => `${actor}恢复了班级`,
  codeSet: ({ actor }) => `${actor}更改了班级码设置`,
  codeRenewed: ({ actor }) => `${actor}更换了班级码`,
  requested: ({ actor }) => `${actor}申请加入`,
  withdrawn: ({ actor }) => `${actor}撤回了加入申请`,
  approved: ({ actor, subject }) => `${actor}通过了${subject}的申请`,
  declined: ({ actor, subject }) => `${actor}拒绝了${subject}的申请`,
  joined: ({ actor }) => `${actor}通过班级码加入`,
  quit: ({ actor }) => `${actor}退出了班级`,
  removed: ({ actor, subject }) => `${actor}将${subject}移出班级`,
  invited: ({ actor, subject, role }) => `${actor}邀请${subject}担任${role}`,
  uninvited: ({ actor, subject }) => `${actor}撤回了对${subject}的邀请`,
  accepted: ({ actor }) => `${actor}接受了邀请`,
  refused: ({ actor }) => `${actor}谢绝了邀请`,
  numberSet: ({ actor, subject }) => `${actor}设置了${subject}的学号`,
  groupsChanged: ({ actor, name }) => (name ? `${actor}调整了分组“${name}”` : `${actor}调整了分组`),
  groupsDrawn: ({ actor, count }) => `${actor}随机分成 ${count} 组`,
  offered: ({ actor, subject }) => `${actor}请${subject}接收班级`,
  offerWithdrawn: ({ actor, subject }) => `${actor}撤回了对${subject}的转让`,
  takenOver: ({ actor, subject, role }) =>
    `${actor}从${subject}处接收了班级，${role ? `${subject}担任${role}` : `${subject}离开班级`}`,
  offerDeclined: ({ actor, subject }) => `${actor}谢绝了${subject}的转让`,
  rosterImported: ({ actor, count }) => `${actor}导入了花名册，新增或更新 ${count} 人`,
  rosterChanged: ({ actor }) => `${actor}修改了花名册`,
  lessonOpened: ({ actor }) => `${actor}开启了首次上课`,
  lessonEnded: ({ actor }) => `${actor}结束了首次上课`,
  activated: ({ actor }) => `${actor}在首次上课时激活账号并加入`,
  activationReset: ({ actor, subject }) => `${actor}重置了${subject}的激活`,
  passwordOpened: ({ actor, subject }) => `${actor}允许${subject}重设密码`,
  passwordRenewed: ({ actor }) => `${actor}重设了密码`,
}

export const enSentences: Sentences = {
  created: ({ actor, name }) => `${actor} created the class “${name}”`,
  copied: ({ actor, from }) => `${actor} copied the class from “${from}”`,
  edited: ({ actor, from, to }) => `${actor} changed “${from}” to “${to}”`,
  moved: ({ actor, from, to }) => `${actor} changed the semester from ${from} to ${to}`,
  completed: ({ actor }) => `${actor} completed the class`,
  archived: ({ actor }) => `${actor} archived the class`,
  restored: ({ actor }) => `${actor} restored the class`,
  codeSet: ({ actor }) => `${actor} changed the class code settings`,
  codeRenewed: ({ actor }) => `${actor} replaced the class code`,
  requested: ({ actor }) => `${actor} asked to join`,
  withdrawn: ({ actor }) => `${actor} withdrew the request to join`,
  approved: ({ actor, subject }) => `${actor} approved the request of ${subject}`,
  declined: ({ actor, subject }) => `${actor} declined the request of ${subject}`,
  joined: ({ actor }) => `${actor} joined by the class code`,
  quit: ({ actor }) => `${actor} quit the class`,
  removed: ({ actor, subject }) => `${actor} removed ${subject}`,
  invited: ({ actor, subject, role }) => `${actor} invited ${subject} as ${role}`,
  uninvited: ({ actor, subject }) => `${actor} withdrew the invitation to ${subject}`,
  accepted: ({ actor }) => `${actor} accepted the invitation`,
  refused: ({ actor }) => `${actor} declined the invitation`,
  numberSet: ({ actor, subject }) => `${actor} set the student number of ${subject}`,
  groupsChanged: ({ actor, name }) =>
    name ? `${actor} changed the group “${name}”` : `${actor} changed the groups`,
  groupsDrawn: ({ actor, count }) => `${actor} drew ${count} groups at random`,
  offered: ({ actor, subject }) => `${actor} offered the class to ${subject}`,
  offerWithdrawn: ({ actor, subject }) => `${actor} withdrew the offer to ${subject}`,
  takenOver: ({ actor, subject, role }) =>
    `${actor} took over the class from ${subject}, who ${role ? `stays as ${role}` : 'left it'}`,
  offerDeclined: ({ actor, subject }) => `${actor} declined to take over the class from ${subject}`,
  rosterImported: ({ actor, count }) =>
    `${actor} imported the roster; people added or changed: ${count}`,
  rosterChanged: ({ actor }) => `${actor} changed the roster`,
  lessonOpened: ({ actor }) => `${actor} opened the first lesson`,
  lessonEnded: ({ actor }) => `${actor} ended the first lesson`,
  activated: ({ actor }) => `${actor} activated the account and joined in the first lesson`,
  activationReset: ({ actor, subject }) => `${actor} reset the activation of ${subject}`,
  passwordOpened: ({ actor, subject }) => `${actor} let ${subject} choose a new password`,
  passwordRenewed: ({ actor }) => `${actor} chose a new password`,
}
